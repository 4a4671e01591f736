import { Button, TextInput } from '@mantine/core';
import { bookkeeping } from '../../../../contracts/bookkeeping.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import type { ListDialogProps } from '../list-dialog.ts';
import type { Finding } from './finding-entry.tsx';

/** Closes an entry with what was done about it; it stays readable among the closed ones. */
export function ResolveDialog({ finding, isOpen, onClose, focus }: ListDialogProps & { readonly finding: Finding }) {
  const { form, problem, refuse, submit } = useContractForm(bookkeeping.resolveFinding.body, { resolution: '' });
  const resolve = useCallMutation(bookkeeping.resolveFinding, [bookkeeping.findings]);
  const close = () => {
    onClose();
    if (resolve.isError) focus.toList();
    else focus.toOpener();
  };
  const send = submit((body) =>
    resolve.mutate(
      { params: { findingId: finding.id }, body },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onClose();
          focus.toList();
        },
        onError: refuse,
      },
    ),
  );
  return (
    <Dialog title="Close this entry?" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={send}>
        <p dir="auto">{finding.detail}</p>
        <TextInput
          label="What was done"
          description="Kept with the entry, with your name on the record."
          withAsterisk
          data-autofocus
          {...form.getInputProps('resolution')}
        />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <div className={dialog.actions}>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={resolve.isPending}>
            Close the entry
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
