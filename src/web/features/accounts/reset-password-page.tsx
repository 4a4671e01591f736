import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { PasswordReset } from '../../../contracts/account-forms.ts';
import { accounts } from '../../../contracts/accounts.ts';
import { loginAfterReset } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { isStrong } from '../../ui/forms/password-rules.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { useMoveOn } from '../../ui/forms/use-move-on.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/reset-password-page.ts';
import styles from './account-aside.module.css';
import { AccountFrame } from './account-frame.tsx';
import type { LoginArrival } from './login-arrival.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OrContactUs } from './or-contact-us.tsx';
import { signOut } from './sign-out.ts';

const failed = 'Password reset failed, Please try again or contact Us';
const mismatch = 'Password do not match';

/** The form of a new password; `onReset` hears that it is saved. */
function ResetPasswordForm({ resetToken, onReset }: { resetToken: string; onReset: () => void }) {
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

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Choose a new password'),
  { name: 'robots', content: 'noindex' },
];

const successful = 'Password reset successful';
const arrival: LoginArrival = { from: 'reset' };

/** Where the link of a reset letter leads: a new password, then the login. */
export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  const [isReset, setReset] = useState(false);
  useMoveOn(isReset ? pages.login.href() : null, loginAfterReset, arrival);
  const reset = () => {
    showNotice('good', successful);
    // Whoever is signed in here, the login that follows is the one of the account with the new password.
    void signOut().then(() => setReset(true));
  };
  if (isReset) {
    return (
      <AccountFrame title="Choose a new password">
        <Message kind="good">
          <p>{successful}</p>
          <p>
            <Link to={pages.login.href()} state={arrival}>
              Continue to login now
            </Link>
          </p>
        </Message>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Choose a new password" lead="With it every sign-in of your account ends, here and elsewhere.">
      <ResetPasswordForm resetToken={params.resetToken} onReset={reset} />
      <p>
        <Link to={pages.login.href()}>Back to login</Link>
      </p>
    </AccountFrame>
  );
}
