import { useState } from 'react';
import { Link } from 'react-router';
import { loginAfterReset } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import { Message } from '../../ui/forms/message.tsx';
import { useMoveOn } from '../../ui/forms/use-move-on.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/reset-password-page.ts';
import { AccountFrame } from './account-frame.tsx';
import type { LoginArrival } from './login-arrival.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { signOut } from './sign-out.ts';

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
