import { IconBan, IconCircleCheck, IconClock, IconSend } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { mailingStateNames, type MailingState as State } from '../../../../contracts/mail-values.ts';
import { mailings, type Mailing, type MailingView } from '../../../../contracts/mailings.ts';
import { useListParts } from '../../../api/use-call-parts.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { countsInWords, mailingAddress, mailingsAddress, recipientInWords, viewNamed } from '../mailing-words.ts';
import styles from './mailings.module.css';

const looks: Readonly<Record<State, { Icon: typeof IconClock; look: string | undefined }>> = {
  scheduled: { Icon: IconClock, look: styles.info },
  sending: { Icon: IconSend, look: styles.info },
  sent: { Icon: IconCircleCheck, look: styles.good },
  cancelled: { Icon: IconBan, look: styles.over },
};

/** How a mailing stands, as icon, word and colour. */
export function MailingState({ state }: { state: State }) {
  const { Icon, look } = looks[state];
  return (
    <p className={`${styles.state} ${look}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {mailingStateNames[state]}
    </p>
  );
}

const columns = ['Email', 'When', 'State', 'Recipients'] as const;

const views: readonly { view: MailingView; label: string; empty: string; advice: string }[] = [
  {
    view: 'scheduled',
    label: 'Scheduled',
    empty: 'Nothing is scheduled',
    advice: 'Choose “At a time” above, and the email waits here. You can call it off until it goes.',
  },
  {
    view: 'sent',
    label: 'Sent',
    empty: 'Nothing was sent yet',
    advice: 'Every email that went out, or is going out, stands here with what became of it for each recipient.',
  },
  {
    view: 'failed',
    label: 'Not arrived',
    empty: 'Every email arrived',
    advice: 'An email stands here when a mail server refused it for a recipient or sent it back.',
  },
  {
    view: 'cancelled',
    label: 'Called off',
    empty: 'Nothing was called off',
    advice: 'What you call off before it goes is kept here with its words.',
  },
];

/** The part that stands there first: what can still be called off. */
const usual: MailingView = 'scheduled';

function MailingRow({ mailing }: { mailing: Mailing }) {
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <p className={styles.name}>
          <Link to={mailingAddress(mailing.id)}>
            <bdi>{mailing.subject}</bdi>
          </Link>
        </p>
        <p className={styles.soft}>
          To <bdi>{recipientInWords(mailing)}</bdi>
        </p>
      </CardCell>
      <CardCell label={columns[1]}>
        <time dateTime={mailing.sendAt}>{formatMoment(new Date(mailing.sendAt))}</time>
      </CardCell>
      <CardCell label={columns[2]}>
        <MailingState state={mailing.state} />
      </CardCell>
      <CardCell label={columns[3]}>
        {countsInWords(mailing.counts) || <span className={styles.soft}>None yet</span>}
      </CardCell>
    </CardRow>
  );
}

/** The emails so far, part by part; which part stands in the address. */
export function MailingList() {
  const [search] = useSearchParams();
  const view = viewNamed(search.get('view')) ?? usual;
  const { parts, error, isOlder } = useListParts(mailings.list, { view }, (part) => part.mailings);
  const { empty, advice, label } = views.find((known) => known.view === view) ?? { empty: '', advice: '', label: '' };
  return (
    <div className={styles.list}>
      <nav aria-label="Emails by how they stand">
        <ul className={styles.views}>
          {views.map((each) => (
            <li key={each.view}>
              <Link
                to={mailingsAddress(each.view)}
                preventScrollReset
                replace
                aria-current={each.view === view ? 'true' : undefined}
              >
                {each.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!parts && <Reading error={error} />}
      {parts && (
        <div className={styles.found} aria-busy={isOlder}>
          {parts.shown.length === 0 ? (
            <EmptyState drawing={<OpenBook />} title={empty} level={3}>
              <p>{advice}</p>
            </EmptyState>
          ) : (
            <>
              {view === 'scheduled' && <p className={styles.soft}>Open an email to read it, or to call it off.</p>}
              <CardTable label={`Emails: ${label}`} columns={columns}>
                {parts.shown.map((mailing) => (
                  <MailingRow key={mailing.id} mailing={mailing} />
                ))}
              </CardTable>
            </>
          )}
          <ShowMore parts={parts} noun="emails" />
        </div>
      )}
    </div>
  );
}
