import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { emailStateNames } from '../../../../contracts/mail-values.ts';
import { mailings, type FailedEmail, type Mailing } from '../../../../contracts/mailings.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/mailings.ts';
import { useCall } from '../../../api/use-call.ts';
import { ArrivingView } from '../../../ui/arriving/arriving-view.tsx';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { EmailState } from '../../../ui/email-state.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { countedStates, mailingsAddress, recipientInWords } from '../mailing-words.ts';
import { CallOff } from './call-off.tsx';
import { MailingState } from './mailing-list.tsx';
import styles from './mailings.module.css';

const failedColumns = () => [t.address(), t.whatHappened(), common.reason(), t.when()] as const;

function FailedRow({ letter }: { letter: FailedEmail }) {
  const columns = failedColumns();
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <bdi>{letter.toAddress}</bdi>
      </CardCell>
      <CardCell label={columns[1]}>
        <EmailState state={letter.state} />
      </CardCell>
      <CardCell label={columns[2]}>
        <span dir="auto">{letter.reason ?? t.noReason()}</span>
      </CardCell>
      <CardCell label={columns[3]}>
        <time dateTime={letter.at}>{formatMoment(new Date(letter.at))}</time>
      </CardCell>
    </CardRow>
  );
}

interface FailedEmailsProps {
  readonly mailing: Mailing;
  readonly failures: readonly FailedEmail[];
}

/** The emails that were not delivered, with the reasons; empty if all were. */
function FailedEmails({ mailing, failures }: FailedEmailsProps) {
  if (failures.length === 0) return null;
  const total = mailing.counts.failed + mailing.counts.bounced;
  return (
    <PanelSection
      title={t.failedView()}
      isWide
      lead={total > failures.length ? t.failedSome({ shown: failures.length, total }) : t.failedHint()}
    >
      <CardTable label={t.failedTable()} columns={failedColumns()}>
        {failures.map((letter) => (
          <FailedRow key={letter.id} letter={letter} />
        ))}
      </CardTable>
    </PanelSection>
  );
}

/** How often the counts are read again during sending, in milliseconds. */
const whileItGoes = 3000;

function Counts({ counts }: Pick<Mailing, 'counts'>) {
  return (
    <dl className={styles.counts} aria-label={t.recipients()}>
      {countedStates.map((name) => (
        <div key={name}>
          <dt>{emailStateNames[name]()}</dt>
          <dd>{counts[name].toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ mailing }: { mailing: Mailing }) {
  const { sendAt, state, writtenBy } = mailing;
  const hasBegun = Object.values(mailing.counts).some((count) => count > 0);
  const when = state === 'scheduled' ? t.willBeSent() : hasBegun ? t.sentAt() : t.wasScheduled();
  return (
    <dl className={styles.facts}>
      <dt>{t.to()}</dt>
      <dd>
        <bdi>{recipientInWords(mailing)}</bdi>
      </dd>
      <dt>{when}</dt>
      <dd>
        <time dateTime={sendAt}>{formatMoment(new Date(sendAt))}</time>
      </dd>
      <dt>{t.writtenBy()}</dt>
      <dd>
        <bdi>{writtenBy ?? t.deletedAccount()}</bdi>
      </dd>
    </dl>
  );
}

/** One email, read again while it can still change. */
function useMailing(id: string) {
  const input = { params: { mailingId: id } };
  const read = useCall(mailings.one, input);
  const isUnderWay = read.data?.mailing.allowed.includes('cancel') === true;
  useCall(mailings.one, input, { every: whileItGoes, enabled: isUnderWay });
  return read;
}

/** One email: its status, what was not delivered, and its text. */
export function OneMailing({ id }: { id: string }) {
  const { data, error } = useMailing(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  return (
    <div className={styles.one}>
      <p>
        <Link to={mailingsAddress()} className={styles.state ?? ''}>
          <IconArrowLeft aria-hidden stroke={1.5} size={20} />
          {t.allEmails()}
        </Link>
      </p>
      {!data && <Reading error={error} />}
      {data && (
        <>
          <div className={styles.head}>
            <h3 ref={heading} tabIndex={-1} dir="auto">
              {data.mailing.subject}
            </h3>
            <MailingState state={data.mailing.state} />
            <Facts mailing={data.mailing} />
            <Counts counts={data.mailing.counts} />
            <CallOff mailing={data.mailing} onDone={() => heading.current?.focus()} />
          </div>
          <FailedEmails mailing={data.mailing} failures={data.failures} />
          <PanelSection title={t.preview()}>
            <ArrivingView arriving={data.arriving} />
          </PanelSection>
        </>
      )}
    </div>
  );
}
