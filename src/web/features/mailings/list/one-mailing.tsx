import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { letterStateNames } from '../../../../contracts/mail-values.ts';
import { mailings, type FailedLetter, type Mailing } from '../../../../contracts/mailings.ts';
import { useCall } from '../../../api/use-call.ts';
import { ArrivingView } from '../../../ui/arriving/arriving-view.tsx';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { LetterState } from '../../../ui/letter-state.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { countedStates, mailingsAddress, recipientInWords } from '../mailing-words.ts';
import { CallOff } from './call-off.tsx';
import { MailingState } from './mailing-list.tsx';
import styles from './mailings.module.css';

const columns = ['Address', 'What happened', 'Why', 'When'] as const;

function FailedRow({ letter }: { letter: FailedLetter }) {
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <bdi>{letter.toAddress}</bdi>
      </CardCell>
      <CardCell label={columns[1]}>
        <LetterState state={letter.state} />
      </CardCell>
      <CardCell label={columns[2]}>
        <span dir="auto">{letter.reason ?? 'The mail server gave no reason.'}</span>
      </CardCell>
      <CardCell label={columns[3]}>
        <time dateTime={letter.at}>{formatMoment(new Date(letter.at))}</time>
      </CardCell>
    </CardRow>
  );
}

interface FailedLettersProps {
  readonly mailing: Mailing;
  readonly failures: readonly FailedLetter[];
}

/** The letters of an email that did not arrive, with the reasons; nothing where all did. */
function FailedLetters({ mailing, failures }: FailedLettersProps) {
  if (failures.length === 0) return null;
  const total = mailing.counts.failed + mailing.counts.bounced;
  return (
    <PanelSection
      title="Not arrived"
      isWide
      lead={
        total > failures.length
          ? `The newest ${failures.length} of ${total.toLocaleString('en-GB')}.`
          : 'Those that were given up can be sent again from the outbox.'
      }
    >
      <CardTable label="Recipients that it did not reach" columns={columns}>
        {failures.map((letter) => (
          <FailedRow key={letter.id} letter={letter} />
        ))}
      </CardTable>
    </PanelSection>
  );
}

/** While letters leave, their counts are read again. */
const whileItGoes = 3000;

function Counts({ counts }: Pick<Mailing, 'counts'>) {
  return (
    <dl className={styles.counts} aria-label="Recipients">
      {countedStates.map((name) => (
        <div key={name}>
          <dt>{letterStateNames[name]}</dt>
          <dd>{counts[name].toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ mailing }: { mailing: Mailing }) {
  const { sendAt, state, writtenBy } = mailing;
  const hasBegun = Object.values(mailing.counts).some((count) => count > 0);
  const when = state === 'scheduled' ? 'Goes' : hasBegun ? 'Went' : 'Was to go';
  return (
    <dl className={styles.facts}>
      <dt>To</dt>
      <dd>
        <bdi>{recipientInWords(mailing)}</bdi>
      </dd>
      <dt>{when}</dt>
      <dd>
        <time dateTime={sendAt}>{formatMoment(new Date(sendAt))}</time>
      </dd>
      <dt>Written by</dt>
      <dd>
        <bdi>{writtenBy ?? 'An account that is gone'}</bdi>
      </dd>
    </dl>
  );
}

/** One email, read again for as long as something may still happen to it. */
function useMailing(id: string) {
  const input = { params: { mailingId: id } };
  const read = useCall(mailings.one, input);
  const isUnderWay = read.data?.mailing.allowed.includes('cancel') === true;
  useCall(mailings.one, input, { every: whileItGoes, enabled: isUnderWay });
  return read;
}

/** One email: how it stands, what did not arrive, and what it says. */
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
          All emails
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
          <FailedLetters mailing={data.mailing} failures={data.failures} />
          <PanelSection title="As it arrives">
            <ArrivingView arriving={data.arriving} />
          </PanelSection>
        </>
      )}
    </div>
  );
}
