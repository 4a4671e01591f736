import { Button, Textarea, TextInput } from '@mantine/core';
import { fees, type HandlingFee } from '../../../contracts/fees.ts';
import * as t from '../../../messages/fees.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import styles from './fee-reduction.module.css';

const blank = { percentAsked: '', justification: '' };

function summaryOf({ request, waiverPercent }: HandlingFee): string {
  if (request !== null) return t.requestAgain();
  return waiverPercent > 0 ? t.requestFurther() : t.requestFirst();
}

function WaiverForm({ articleId }: { articleId: string }) {
  const { form, problem, setProblem, refuse, submit } = useContractForm(fees.requestWaiver.body, blank);
  const ask = useCallMutation(fees.requestWaiver, [fees.single]);
  const sent = ({ message }: { message: string }) => {
    form.reset();
    showNotice('good', message);
  };
  const send = submit((body) => ask.mutate({ params: { articleId }, body }, { onSuccess: sent, onError: refuse }));
  return (
    <form method="post" noValidate onSubmit={send} onChange={() => setProblem(null)}>
      <ReadyFields>
        <TextInput
          className={styles.percent ?? ''}
          label={t.percentAsked()}
          description={t.percentAskedHint()}
          inputMode="numeric"
          autoComplete="off"
          rightSection={t.percentSign()}
          withAsterisk
          {...form.getInputProps('percentAsked')}
        />
        <Textarea
          label={t.justification()}
          description={t.justificationHint()}
          autosize
          minRows={4}
          maxRows={14}
          withAsterisk
          {...form.getInputProps('justification')}
        />
        {problem && <Message kind="bad">{problem}</Message>}
        <Button type="submit" variant="default" className={styles.send ?? ''} loading={ask.isPending}>
          {t.sendRequest()}
        </Button>
      </ReadyFields>
      <UnsavedChanges areThere={form.isDirty() && !ask.isPending} onLeave={form.reset} />
    </form>
  );
}

/** Requests a waiver; the form is collapsed until opened. */
export function WaiverAsking({ fee }: { fee: HandlingFee }) {
  return (
    <details className={styles.asking}>
      <summary>{summaryOf(fee)}</summary>
      <p className={styles.soft}>{t.requestPrivacy()}</p>
      <WaiverForm articleId={fee.articleId} />
    </details>
  );
}
