import { Button, Textarea, TextInput } from '@mantine/core';
import { fees, type HandlingFee } from '../../../contracts/fees.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import styles from './fee-reduction.module.css';

const blank = { percentAsked: '', justification: '' };

function summaryOf({ request, waiverPercent }: HandlingFee): string {
  if (request !== null) return 'Send another request, with what is new';
  return waiverPercent > 0 ? 'Ask for a further reduction' : 'Ask for a reduction, with a justification';
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
          label="Reduction that you ask for"
          description="In per cent of the whole fee"
          inputMode="numeric"
          autoComplete="off"
          rightSection="%"
          withAsterisk
          {...form.getInputProps('percentAsked')}
        />
        <Textarea
          label="Justification"
          description="Why the fee cannot be paid in full: the countries of all authors, any grant or fund and what it covers"
          autosize
          minRows={4}
          maxRows={14}
          withAsterisk
          {...form.getInputProps('justification')}
        />
        {problem && <Message kind="bad">{problem}</Message>}
        <Button type="submit" variant="default" className={styles.send ?? ''} loading={ask.isPending}>
          Send the request
        </Button>
      </ReadyFields>
      <UnsavedChanges areThere={form.isDirty() && !ask.isPending} onLeave={form.reset} />
    </form>
  );
}

/** Asks the office for a reduction; the form opens for those who need it. */
export function WaiverAsking({ fee }: { fee: HandlingFee }) {
  return (
    <details className={styles.asking}>
      <summary>{summaryOf(fee)}</summary>
      <p className={styles.soft}>
        Only the publisher’s office sees this, never a reviewer or an editor. Nothing is due until it has answered.
      </p>
      <WaiverForm articleId={fee.articleId} />
    </details>
  );
}
