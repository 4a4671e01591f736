import { TextInput } from '@mantine/core';
import { bookkeeping } from '../../../../contracts/bookkeeping.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useListDialog, type ListDialogProps } from '../../lists/use-list-dialog.ts';
import type { Finding } from './finding-entry.tsx';

/** Closes an entry with what was done about it; it stays readable among the closed ones. */
export function ResolveDialog({ finding, isOpen, ...list }: ListDialogProps & { readonly finding: Finding }) {
  const { form, problem, refuse, submit } = useContractForm(bookkeeping.resolveFinding.body, { resolution: '' });
  const { send, close, isBusy } = useListDialog(bookkeeping.resolveFinding, [bookkeeping.findings], list);
  const resolve = submit((body) => send({ params: { findingId: finding.id }, body }, 'good', refuse));
  return (
    <Dialog title="Close this entry?" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={resolve}>
        <p dir="auto">{finding.detail}</p>
        <TextInput
          label="What was done"
          description="Kept with the entry, with your name on the record."
          withAsterisk
          data-autofocus
          {...form.getInputProps('resolution')}
        />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={close} isBusy={isBusy}>
          Close the entry
        </DialogActions>
      </form>
    </Dialog>
  );
}
