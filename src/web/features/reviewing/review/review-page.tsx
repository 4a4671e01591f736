import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../../session/session.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { pageTitle } from '../../../ui/page-title.ts';
import page from '../../../ui/page.module.css';
import type { LoginArrival } from '../../accounts/login-arrival.ts';
import { loginLeadingTo } from '../../accounts/next-address.ts';
import type { Route } from './+types/review-page.ts';
import { ReviewScreen } from './review-screen.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Review'),
  { name: 'robots', content: 'noindex' },
];

/** A review of the person who is signed in; a sign-in that has ended leads to the login and back, with all that was typed. */
export default function ReviewPage({ params: { invitationId } }: Route.ComponentProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [hadSession, setHadSession] = useState(false);
  if (session && !hadSession) setHadSession(true);
  if (session === null) {
    const arrival: LoginArrival | null = hadSession ? { from: 'ended-session' } : null;
    return <Navigate to={loginLeadingTo(pathname + search)} state={arrival} replace />;
  }
  return (
    <div className={page.page}>
      {session ? (
        <ReviewScreen key={`${session.user.id} ${invitationId}`} user={session.user} invitationId={invitationId} />
      ) : (
        <>
          <h1 className={page.heading}>Review</h1>
          <Reading error={null} />
        </>
      )}
    </div>
  );
}
