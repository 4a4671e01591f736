import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import page from '../../ui/page.module.css';
import type { LoginArrival } from '../accounts/login-arrival.ts';
import { loginLeadingTo } from '../accounts/next-address.ts';
import type { Route } from './+types/follow-manuscript-page.ts';
import styles from './followed-manuscript.module.css';
import { FollowedManuscript } from './followed-manuscript.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Your manuscript'),
  { name: 'robots', content: 'noindex' },
];

/** The page of one manuscript for the person who submitted it, after login. */
export default function FollowManuscriptPage({ params: { articleId } }: Route.ComponentProps) {
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
        <FollowedManuscript key={`${session.user.id} ${articleId}`} user={session.user} articleId={articleId} />
      ) : (
        <>
          <h1 className={`${page.heading} ${styles.head}`}>Your manuscript</h1>
          <Reading error={null} />
        </>
      )}
    </div>
  );
}
