import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { pages } from '../../../contracts/pages.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/verify-email-page.ts';
import { AccountFrame } from './account-frame.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Confirm your email')];

/** Where the link of a verification email leads; the page makes the call, so that opening the link alone spends nothing. */
export default function VerifyEmailPage({ params }: Route.ComponentProps) {
  const { mutate, data, error } = useCallMutation(accounts.verifyEmail);
  const isAsked = useRef(false);
  useEffect(() => {
    // The link works once, and React may run an effect twice.
    if (isAsked.current) return;
    isAsked.current = true;
    mutate({ params: { token: params.token } });
  }, [mutate, params.token]);
  return (
    <AccountFrame title="Confirm your email">
      {!data && !error && <p role="status">We are confirming your address.</p>}
      {data && (
        <Message kind="good">
          <p>{data.message}</p>
          <p>
            <Link to={pages.login.href()}>Continue to login</Link>
          </p>
        </Message>
      )}
      {error && (
        <Message kind="bad">
          <p>{error.message}</p>
          <p>
            <Link to={pages.login.href()}>Log in</Link> or <Link to={pages.register.href()}>register again</Link>
          </p>
        </Message>
      )}
    </AccountFrame>
  );
}
