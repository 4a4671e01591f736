import { Button, Progress, TextInput } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { z } from 'zod';
import { NotedEnd, record, type RecordFault } from '../../../contracts/record.ts';
import { useCall } from '../../api/use-call.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { formatMoment } from '../../ui/format-moment.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import styles from './record.module.css';
import { useRecordCheck, type CheckReply, type CheckState } from './use-record-check.ts';

const words: Readonly<Record<RecordFault, string>> = {
  missing: 'At least one entry before it is missing.',
  unlinked: 'It does not carry the hash of the entry before it: one of the two was exchanged.',
  changed: 'It is not what was sealed.',
  'cut-off': 'The record ends before it: entries were cut off its end.',
  'not-as-noted': 'Its hash is another than the one that you wrote down.',
};

const counted = (count: number) => (count === 1 ? '1 entry is' : `${count.toLocaleString('en-GB')} entries are`);

/** What a check has found. */
function CheckResult({ reply: { checked, fault } }: { reply: CheckReply }) {
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

/** What was written down: both fields, or neither. */
const Noted = z.union([
  z.object({ position: z.literal(''), hash: z.literal('') }).transform(() => null),
  z.object({ position: z.string().transform(Number), hash: z.string() }).pipe(NotedEnd),
]);

function checkNoted({ position, hash }: { position: string; hash: string }): Record<string, string> {
  if (position === '' && hash === '') return {};
  const judged = NotedEnd.safeParse({ position: position === '' ? 0 : Number(position), hash });
  return Object.fromEntries((judged.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

function Standing({ state }: { state: CheckState }) {
  switch (state.is) {
    case 'idle':
      return null;
    case 'running':
      return (
        <div className={styles.progress}>
          <p role="status">
            {state.total === 0
              ? 'The check begins.'
              : `${state.checked.toLocaleString('en-GB')} of ${state.total.toLocaleString('en-GB')} entries checked`}
          </p>
          <Progress
            aria-label="How far the check is"
            value={state.total === 0 ? 0 : (100 * state.checked) / state.total}
          />
        </div>
      );
    case 'done':
      return <CheckResult reply={state.reply} />;
    case 'failed':
      return (
        <Message kind="bad">{state.error.message} The check did not come to its end. Please start it again.</Message>
      );
  }
}

/** How far the record is sealed, and the check that nobody has changed it. */
export function CheckSection() {
  const { data, error } = useCall(record.state);
  const { state, run } = useRecordCheck();
  const { form, submit } = useContractForm(z.unknown(), { position: '', hash: '' }, checkNoted);
  const start = submit(() => void run(Noted.parse(form.getValues())));
  return (
    <PanelSection
      title="Proof"
      lead="Each entry carries the hash of the one before it. The check finds the first entry that was changed or taken out."
      isWide
    >
      {!data && <Reading error={error} />}
      {data && data.position > 0 && (
        <div className={styles.end}>
          <p>
            Sealed up to entry <strong>{data.position.toLocaleString('en-GB')}</strong>, whose hash is
          </p>
          <code className={styles.hash}>{data.hash}</code>
          <p className={styles.soft}>
            Write both down outside of this product from time to time: they prove that nothing was cut off the end.
          </p>
          <CopyButton
            text={`${data.position}:${data.hash}`}
            label="Copy number and hash"
            done="Number and hash are copied."
          />
        </div>
      )}
      <form method="post" noValidate className={styles.check} onSubmit={start}>
        <details className={styles.noted}>
          <summary>Compare with a hash that was written down</summary>
          <div className={styles.notedFields}>
            <TextInput label="Number of the entry" inputMode="numeric" {...form.getInputProps('position')} />
            <TextInput label="Hash" autoComplete="off" spellCheck={false} {...form.getInputProps('hash')} />
          </div>
        </details>
        <Button
          type="submit"
          variant="default"
          leftSection={<IconShieldCheck aria-hidden stroke={1.5} size={20} />}
          loading={state.is === 'running'}
        >
          Check now
        </Button>
      </form>
      <Standing state={state} />
    </PanelSection>
  );
}
