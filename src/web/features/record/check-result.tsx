import type { RecordFault } from '../../../contracts/record.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { Message } from '../../ui/forms/message.tsx';
import type { CheckReply } from './use-record-check.ts';

const words: Readonly<Record<RecordFault, string>> = {
  missing: 'At least one entry before it is missing.',
  unlinked: 'It does not carry the hash of the entry before it: one of the two was exchanged.',
  changed: 'It is not what was sealed.',
  'cut-off': 'The record ends before it: entries were cut off its end.',
  'not-as-noted': 'Its hash is another than the one that you wrote down.',
};

const counted = (count: number) => (count === 1 ? '1 entry is' : `${count.toLocaleString('en-GB')} entries are`);

/** What a check has found. */
export function CheckResult({ reply: { checked, fault } }: { reply: CheckReply }) {
  if (fault === null)
    return (
      <Message kind="good">
        {checked === 0
          ? 'Nothing is sealed yet: there is nothing to check.'
          : `All ${counted(checked)} as they were written.`}
      </Message>
    );
  const { position, kind, entry } = fault;
  return (
    <Message kind="bad">
      <p>
        <strong>Entry {position.toLocaleString('en-GB')} does not fit.</strong> {words[kind]}
      </p>
      {entry && (
        <p>
          It says now: {formatMoment(new Date(entry.at))}, {entry.actor.name} {entry.what} ({entry.subject.name}).
        </p>
      )}
      <p>
        Somebody with access to the database has changed it. Keep the database as it is, and compare it with a backup.
      </p>
    </Message>
  );
}
