import type { FailedLetter, Mailing } from '../../../../contracts/mailings.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { LetterState } from '../../../ui/letter-state.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';

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
