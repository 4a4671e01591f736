import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { PasswordReset } from '../../../contracts/account-forms.ts';
import { accounts } from '../../../contracts/accounts.ts';
import { pages } from '../../../contracts/pages.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { isStrong } from '../../ui/forms/password-rules.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import styles from './account-aside.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OrContactUs } from './or-contact-us.tsx';

const failed = 'Password reset failed, Please try again or contact Us';
const mismatch = 'Password do not match';

/** The form of a new password; `onReset` hears that it is saved. */
export function ResetPasswordForm({ resetToken, onReset }: { resetToken: string; onReset: () => void }) {
  const hintId = useId();
  const { form, problem, refuse, submit } = useContractForm(PasswordReset, { password: '', retypepassword: '' });
  const reset = useCallMutation(accounts.resetPassword);
  const send = submit((body) =>
    reset.mutate(
      { params: { resetToken }, body },
      {
        onSuccess: onReset,
        onError: (error) => {
          refuse(error);
          showNotice('bad', failed);
        },
      },
    ),
  );
  if (reset.error?.code === 'link-spent') {
    return (
      <Message kind="bad">
        <OrContactUs message={failed} />
        {problem && <p>{problem}</p>}
        <p>
          <Link to={pages.forgotPassword.href()}>Ask for a new link</Link>
        </p>
      </Message>
    );
  }
  const isWeak = !isStrong(form.values.password);
  return (
    <form method="post" noValidate onSubmit={send}>
      <ReadyFields>
        <NewPasswordFields field={form.getInputProps} password={form.values.password} />
        {form.errors['retypepassword'] === mismatch && <Message kind="bad">{mismatch}</Message>}
        {reset.error && (
          <Message kind="bad">
            <OrContactUs message={failed} />
            {problem && <p>{problem}</p>}
          </Message>
        )}
        <div className={styles.action}>
          <Button type="submit" size="md" disabled={isWeak} aria-describedby={hintId} loading={reset.isPending}>
            Save the new password
          </Button>
          <p id={hintId} role="status" className={styles.hint}>
            {isWeak ? 'You can save it when the password meets the three rules above.' : ''}
          </p>
        </div>
      </ReadyFields>
    </form>
  );
}
