import { z } from 'zod';
import type { ProfileEdit } from '../../../contracts/account-forms.ts';
import type { ApiError } from '../../api/api-error.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';

interface PasswordDialogProps {
  /** The edit that waits for the password; null while none does. */
  readonly edit: ProfileEdit | null;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onGiven: (edit: ProfileEdit, onRefused: (error: ApiError) => void) => void;
}

const Given = z.object({ currentPassword: z.string().min(1, 'Please enter your password.') });

/** Asks for the password before an address changes: an older sign-in may be somebody else at an open screen. */
export function PasswordDialog({ edit, isBusy, onClose, onGiven }: PasswordDialogProps) {
  const { form, problem, refuse, submit } = useContractForm(Given, { currentPassword: '' });
  const close = () => {
    form.reset();
    onClose();
  };
  const give = submit(({ currentPassword }) => {
    if (!edit) return;
    form.reset();
    onGiven({ ...edit, currentPassword }, refuse);
  });
  return (
    <Dialog title="Your password, please" isOpen={edit !== null} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={give}>
        <p>You signed in a while ago. Before your address becomes {edit?.email}, show that it is you.</p>
        {problem && <Message kind="bad">{problem}</Message>}
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <DialogActions onCancel={close} isBusy={isBusy}>
          Save the profile
        </DialogActions>
      </form>
    </Dialog>
  );
}
