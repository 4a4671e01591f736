import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { prose } from '../../../../contracts/values.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { RemovalProblem } from './removal-problem.tsx';
import { useRemoval, type RemovalProps } from './use-removal.ts';

/** A withdrawal gives its reason, which readers see; the call leaves it open because a deletion has none. */
const Withdrawal = z.object({ reason: prose('The reason', 2000) });

/** Asks an administrator before a published article is withdrawn. */
export function WithdrawDialog({ isOpen, ...removal }: RemovalProps) {
  const { remove, isBusy, problem, close } = useRemoval(removal);
  const { form, submit } = useContractForm(Withdrawal, { reason: '' });
  return (
    <Dialog title="Withdraw this article?" size="lg" isOpen={isOpen} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={submit(({ reason }) => remove(reason))}>
        <p>
          “<bdi>{removal.manuscript.articleTitle}</bdi>” is published and does not vanish: its address answers with a
          notice of withdrawal that names the title, the authors, the date and the reason. This cannot be undone.
        </p>
        <Textarea
          label="Reason"
          description="Everybody can read it."
          withAsterisk
          autosize
          minRows={4}
          maxRows={12}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <RemovalProblem error={problem} />
        <DialogActions onCancel={close} isBusy={isBusy} isGrave>
          Withdraw the article
        </DialogActions>
      </form>
    </Dialog>
  );
}
