import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { useSession } from '../../session/session.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import page from '../../ui/page.module.css';
import { arrivalWithoutSession } from './login-arrival.ts';
import { loginLeadingTo } from './next-address.ts';

/** Leads to the login and back; says so if the session has just ended. */
export function ToLogin({ hadSession }: { hadSession: boolean }) {
  const { pathname, search } = useLocation();
  return <Navigate to={loginLeadingTo(pathname + search)} state={arrivalWithoutSession(hadSession)} replace />;
}

interface SignedInPageProps {
  /** The heading while the session loads. */
  readonly heading: string;
  readonly children: (user: CurrentUser) => ReactNode;
}

/** A page for signed-in people; others go to the login and come back. */
export function SignedInPage({ heading, children }: SignedInPageProps) {
  const session = useSession();
  const [hadSession, setHadSession] = useState(false);
  if (session && !hadSession) setHadSession(true);
  if (session === null) return <ToLogin hadSession={hadSession} />;
  return (
    <div className={`${page.page} ${page.tall}`}>
      {session ? (
        children(session.user)
      ) : (
        <>
          <h1 className={page.heading}>{heading}</h1>
          <Reading error={null} />
        </>
      )}
    </div>
  );
}
