import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Message } from '../../ui/forms/message.tsx';
import styles from './account-aside.module.css';
import { AccountFrame } from './account-frame.tsx';
import type { LoginArrival } from './login-arrival.ts';
import { ResendVerification } from './resend-verification.tsx';

/** What a registration came to. */
export interface Registered {
  readonly message: string;
  readonly arrival: LoginArrival & { readonly from: 'registration' };
}

/** What to do after a registration: the server's message, the way on, and the link once more. */
export function CheckEmail({ registered, login }: { registered: Registered; login: string }) {
  const { message, arrival } = registered;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form was longer than this: its reader is far down.
    scrollTo({ top: 0 });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <AccountFrame title="Check your email">
        <Message kind="good">
          <p>{message}</p>
          <p>
            <Link to={login} state={arrival}>
              Continue to login now
            </Link>
          </p>
        </Message>
        <p>Did not get it? Look in the folder for spam, or have it sent again.</p>
        <ResendVerification email={arrival.email} asksAddress={false} />
      </AccountFrame>
    </div>
  );
}
