import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import * as t from '../../../messages/accounts.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './account-aside.module.css';
import { AccountFrame } from './account-frame.tsx';
import type { LoginArrival } from './login-arrival.ts';
import { ResendVerification } from './resend-verification.tsx';

/** The result of a registration. */
export interface Registered {
  readonly message: string;
  readonly arrival: LoginArrival & { readonly from: 'registration' };
}

/** The page after a registration: the server's message, the login, and the link again. */
export function CheckEmail({ registered, login }: { registered: Registered; login: string }) {
  const { message, arrival } = registered;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form was longer than this page.
    scrollTo({ top: 0 });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <AccountFrame title={t.checkEmail()}>
        <Message kind="good">
          <p>{message}</p>
          <p>
            <Link to={login} state={arrival}>
              {t.continueToLogin()}
            </Link>
          </p>
        </Message>
        <p>{t.checkSpamOrResend()}</p>
        <ResendVerification email={arrival.email} asksAddress={false} />
      </AccountFrame>
    </div>
  );
}
