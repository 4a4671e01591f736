import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import type { FailedLetter, Mailing } from '../../../../contracts/mailings.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import styles from './mailings.module.css';

const columns = ['Address', 'What happened', 'Why', 'When'] as const;

function FailedRow({ letter }: { letter: FailedLetter }) {
  const isBounced = letter.state === 'bounced';
  const Icon = isBounced ? IconArrowBackUp : IconAlertTriangle;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <bdi>{letter.toAddress}</bdi>
      </CardCell>
      <CardCell label={columns[1]}>
        <p className={`${styles.state} ${styles.bad}`}>
          <Icon aria-hidden stroke={1.5} size={20} />
          {isBounced ? 'Came back' : 'Failed'}
        </p>
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
export function FailedLetters({ mailing, failures }: FailedLettersProps) {
  if (failures.length === 0) return null;
  const total = mailing.counts.failed + mailing.counts.bounced;
  return (
    <PanelSection
      title="Not arrived"
      isWide
      lead={
        total > failures.length
          ? `The newest ${failures.length} of ${total.toLocaleString('en-GB')}.`
          : 'Those that failed can be sent again from the outbox.'
      }
    >
      <CardTable label="Letters that did not arrive" columns={columns}>
        {failures.map((letter) => (
          <FailedRow key={letter.id} letter={letter} />
        ))}
      </CardTable>
    </PanelSection>
  );
}
