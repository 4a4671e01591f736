import { Button, Progress, TextInput } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { z } from 'zod';
import { NotedEnd, record, type AuditLogFault } from '../../../contracts/audit-log.ts';
import * as t from '../../../messages/audit-log-page.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { strong } from '../../ui/message-tags.tsx';
import { useCall } from '../../api/use-call.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { formatMoment } from '../../ui/format-moment.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import styles from './record.module.css';
import { useAuditLogCheck, type CheckReply, type CheckState } from './use-record-check.ts';

const faults: Readonly<Record<AuditLogFault, PlainMessage>> = {
  missing: t.faultMissing,
  unlinked: t.faultUnlinked,
  changed: t.faultChanged,
  'cut-off': t.faultCutOff,
  'not-as-noted': t.faultNotAsNoted,
};

/** What a check has found. */
function CheckResult({ reply: { checked, fault } }: { reply: CheckReply }) {
  if (fault === null)
    return <Message kind="good">{checked === 0 ? t.nothingSealed() : t.allIntact({ count: checked })}</Message>;
  const { position, kind, entry } = fault;
  return (
    <Message kind="bad">
      <p>{t.entryFails({ position, fault: faults[kind](), strong })}</p>
      {entry && (
        <p>
          {t.entryNow({
            moment: formatMoment(new Date(entry.at)),
            person: entry.actor.name,
            what: entry.what,
            subject: entry.subject.name,
          })}
        </p>
      )}
      <p>{t.databaseChanged()}</p>
    </Message>
  );
}

/** The saved number and hash: both fields, or neither. */
const Noted = z.union([
  z.object({ position: z.literal(''), hash: z.literal('') }).transform(() => null),
  z.object({ position: z.string().transform(Number), hash: z.string() }).pipe(NotedEnd),
]);

function checkNoted({ position, hash }: { position: string; hash: string }): Record<string, string> {
  if (position === '' && hash === '') return {};
  const judged = NotedEnd.safeParse({ position: position === '' ? 0 : Number(position), hash });
  return Object.fromEntries((judged.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

function Status({ state }: { state: CheckState }) {
  switch (state.is) {
    case 'idle':
      return null;
    case 'running':
      return (
        <div className={styles.progress}>
          <p role="status">
            {state.total === 0 ? t.checkStarting() : t.checkProgress({ checked: state.checked, total: state.total })}
          </p>
          <Progress
            aria-label={t.checkProgressName()}
            value={state.total === 0 ? 0 : (100 * state.checked) / state.total}
          />
        </div>
      );
    case 'done':
      return <CheckResult reply={state.reply} />;
    case 'failed':
      return <Message kind="bad">{t.checkFailed({ problem: state.error.message })}</Message>;
  }
}

/** How far the log is sealed, and the check that it is unchanged. */
export function CheckSection() {
  const { data, error } = useCall(record.state);
  const { state, run } = useAuditLogCheck();
  const { form, submit } = useContractForm(z.unknown(), { position: '', hash: '' }, checkNoted);
  const start = submit(() => void run(Noted.parse(form.getValues())));
  return (
    <PanelSection title={t.checkTitle()} folds lead={t.checkLead()} isWide>
      {!data && <Reading error={error} />}
      {data && data.position > 0 && (
        <div className={styles.end}>
          <p>{t.sealedUpTo({ position: data.position, strong })}</p>
          <code className={styles.hash}>{data.hash}</code>
          {data.waiting > 0 && <p className={styles.soft}>{t.waiting({ count: data.waiting })}</p>}
          <p className={styles.soft}>{t.keepCopy()}</p>
          <CopyButton
            text={`${data.position}:${data.hash}`}
            label={t.copyNumberAndHash()}
            done={t.numberAndHashCopied()}
          />
        </div>
      )}
      <form method="post" noValidate className={styles.check} onSubmit={start}>
        <details className={styles.noted}>
          <summary>{t.compareHash()}</summary>
          <div className={styles.notedFields}>
            <TextInput label={t.entryNumber()} inputMode="numeric" {...form.getInputProps('position')} />
            <TextInput label={t.hash()} autoComplete="off" spellCheck={false} {...form.getInputProps('hash')} />
          </div>
        </details>
        <Button
          type="submit"
          variant="default"
          leftSection={<IconShieldCheck aria-hidden stroke={1.5} size={20} />}
          loading={state.is === 'running'}
        >
          {t.checkNow()}
        </Button>
      </form>
      <Status state={state} />
    </PanelSection>
  );
}
