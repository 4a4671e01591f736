import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { PasswordReset } from '../../../contracts/account-forms.ts';
import { accounts } from '../../../contracts/accounts.ts';
import { loginAfterReset } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
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

/** The form for a new password; calls `onReset` once it is saved. */
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
          showNotice('bad', t.resetFailed());
        },
      },
    ),
  );
  if (reset.error?.code === 'link-spent') {
    return (
      <Message kind="bad">
        <OrContactUs message={t.resetFailed()} />
        {problem && <p>{problem}</p>}
        <p>
          <Link to={pages.forgotPassword.href()}>{t.requestNewLink()}</Link>
        </p>
      </Message>
    );
  }
  const isWeak = !isStrong(form.values.password);
  return (
    <form method="post" noValidate onSubmit={send}>
      <ReadyFields>
        <NewPasswordFields field={form.getInputProps} password={form.values.password} />
        {form.errors['retypepassword'] === t.passwordMismatch() && <Message kind="bad">{t.passwordMismatch()}</Message>}
        {reset.error && (
          <Message kind="bad">
            <OrContactUs message={t.resetFailed()} />
            {problem && <p>{problem}</p>}
          </Message>
        )}
        <div className={styles.action}>
          <Button type="submit" size="md" disabled={isWeak} aria-describedby={hintId} loading={reset.isPending}>
            {t.saveNewPassword()}
          </Button>
          <p id={hintId} role="status" className={styles.hint}>
            {isWeak ? t.rulesNotMet() : ''}
          </p>
        </div>
      </ReadyFields>
    </form>
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.newPasswordTitle()),
  { name: 'robots', content: 'noindex' },
];

const arrival: LoginArrival = { from: 'reset' };

/** The page linked from a reset email: a new password, then the login. */
export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  const [isReset, setReset] = useState(false);
  useMoveOn(isReset ? pages.login.href() : null, loginAfterReset, arrival);
  const reset = () => {
    showNotice('good', t.resetSuccessful());
    // Another account may be signed in here; the next login is for the account with the new password.
    void signOut().then(() => setReset(true));
  };
  if (isReset) {
    return (
      <AccountFrame title={t.newPasswordTitle()}>
        <Message kind="good">
          <p>{t.resetSuccessful()}</p>
          <p>
            <Link to={pages.login.href()} state={arrival}>
              {t.continueToLogin()}
            </Link>
          </p>
        </Message>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t.newPasswordTitle()} lead={t.newPasswordLead()}>
      <ResetPasswordForm resetToken={params.resetToken} onReset={reset} />
      <p>
        <Link to={pages.login.href()}>{t.backToLogin()}</Link>
      </p>
    </AccountFrame>
  );
}
