import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { endSession, useSession } from '../../session/session.ts';
import buttons from '../../ui/button.module.css';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import page from '../../ui/page.module.css';
import { ToLogin } from '../accounts/signed-in-page.tsx';
import type { Route } from './+types/dashboard-page.ts';
import styles from './dashboard-screen.module.css';
import { DashboardScreen } from './dashboard-screen.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Dashboard'),
  { name: 'robots', content: 'noindex' },
];

function AnotherPersons({ own }: { own: string }) {
  return (
    <div className={page.page}>
      <EmptyState drawing={<LostFootprints />} title="This is another person's dashboard" level={1}>
        <p>You can open your own only.</p>
        <Link className={buttons.primary} to={pages.dashboard.href({ profileId: own })}>
          Go to your dashboard
        </Link>
      </EmptyState>
    </div>
  );
}

/** A person's dashboard: their own only, and after login. */
export default function DashboardPage({ params }: Route.ComponentProps) {
  const session = useSession();
  const [hadSession, setHadSession] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  if (session && !hadSession) setHadSession(true);
  if (session === undefined) {
    return (
      <div className={page.page}>
        <header className={styles.head}>
          <h1 className={page.heading}>Dashboard</h1>
        </header>
        <div className={styles.shape}>
          <Reading error={null} />
        </div>
      </div>
    );
  }
  if (session === null)
    return isDeleted ? <Navigate to={pages.home.href()} replace /> : <ToLogin hadSession={hadSession} />;
  if (session.user.id !== params.profileId) return <AnotherPersons own={session.user.id} />;
  const leave = () => {
    flushSync(() => setDeleted(true));
    endSession();
  };
  return <DashboardScreen key={session.user.id} user={session.user} onDeleted={leave} />;
}
