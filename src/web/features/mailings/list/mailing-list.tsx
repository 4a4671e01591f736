import { IconBan, IconCircleCheck, IconClock, IconSend } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { mailingStateNames, type MailingState as State } from '../../../../contracts/mail-values.ts';
import { mailings, mailingViews, type Mailing, type MailingView } from '../../../../contracts/mailings.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/mailings.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { bdi } from '../../../ui/message-tags.tsx';
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

/** The status of a mailing, as icon, word and colour. */
export function MailingState({ state }: { state: State }) {
  const { Icon, look } = looks[state];
  return (
    <p className={`${styles.state} ${look}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {mailingStateNames[state]()}
    </p>
  );
}

const mailingColumns = () => [common.email(), t.when(), common.status(), t.recipients()] as const;

const views: Readonly<Record<MailingView, { label: PlainMessage; empty: PlainMessage; advice?: PlainMessage }>> = {
  scheduled: { label: t.scheduledView, empty: t.scheduledEmpty, advice: t.scheduledAdvice },
  sent: { label: t.sentView, empty: t.sentEmpty },
  failed: { label: t.failedView, empty: t.failedEmpty },
  cancelled: { label: t.cancelledView, empty: t.cancelledEmpty },
};

/** The first view: emails that can still be cancelled. */
const usual: MailingView = 'scheduled';

function MailingRow({ mailing }: { mailing: Mailing }) {
  const columns = mailingColumns();
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <p className={styles.name}>
          <Link to={mailingAddress(mailing.id)}>
            <bdi>{mailing.subject}</bdi>
          </Link>
        </p>
        <p className={styles.soft}>{t.toRecipient({ recipient: recipientInWords(mailing), bdi })}</p>
      </CardCell>
      <CardCell label={columns[1]}>
        <time dateTime={mailing.sendAt}>{formatMoment(new Date(mailing.sendAt))}</time>
      </CardCell>
      <CardCell label={columns[2]}>
        <MailingState state={mailing.state} />
      </CardCell>
      <CardCell label={columns[3]}>
        {countsInWords(mailing.counts) || <span className={styles.soft}>{t.noneYet()}</span>}
      </CardCell>
    </CardRow>
  );
}

/** The emails by status; the chosen status is in the address. */
export function MailingList() {
  const [search] = useSearchParams();
  const view = viewNamed(search.get('view')) ?? usual;
  const { parts, error, isOlder } = useListParts(mailings.list, { view }, (part) => part.mailings);
  const { empty, advice, label } = views[view];
  return (
    <div className={styles.list}>
      <nav aria-label={t.emailsByStatus()}>
        <ul className={styles.views}>
          {mailingViews.map((each) => (
            <li key={each}>
              <Link
                to={mailingsAddress(each)}
                preventScrollReset
                replace
                aria-current={each === view ? 'true' : undefined}
              >
                {views[each].label()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!parts && <Reading error={error} />}
      {parts && (
        <div className={styles.found} aria-busy={isOlder}>
          {parts.shown.length === 0 ? (
            <EmptyState drawing={<OpenBook />} title={empty()} level={3}>
              {advice && <p>{advice()}</p>}
            </EmptyState>
          ) : (
            <CardTable label={t.emailsIn({ view: label() })} columns={mailingColumns()}>
              {parts.shown.map((mailing) => (
                <MailingRow key={mailing.id} mailing={mailing} />
              ))}
            </CardTable>
          )}
          <ShowMore parts={parts} noun={t.emailsNoun()} />
        </div>
      )}
    </div>
  );
}
