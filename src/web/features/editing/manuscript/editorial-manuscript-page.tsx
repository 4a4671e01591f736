import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../../session/session.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { pageTitle } from '../../../ui/page-title.ts';
import page from '../../../ui/page.module.css';
import type { LoginArrival } from '../../accounts/login-arrival.ts';
import { loginLeadingTo } from '../../accounts/next-address.ts';
import type { Route } from './+types/editorial-manuscript-page.ts';
import { EditedManuscript } from './edited-manuscript.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Manuscript on the editors’ desk'),
  { name: 'robots', content: 'noindex' },
];

/** A manuscript as its editors work on it, after login. */
export default function EditorialManuscriptPage({ params }: Route.ComponentProps) {
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
      {session === undefined && (
        <>
          <h1 className={page.heading}>Editors’ desk</h1>
          <Reading error={null} />
        </>
      )}
      {session && (
        <EditedManuscript
          key={`${session.user.id} ${params.articleId}`}
          user={session.user}
          articleId={params.articleId}
        />
      )}
    </div>
  );
}
