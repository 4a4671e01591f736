import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/dashboard.ts';
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
  pageTitle(matches, t.dashboard()),
  { name: 'robots', content: 'noindex' },
];

function AnotherPersons({ own }: { own: string }) {
  return (
    <div className={`${page.page} ${page.tall}`}>
      <EmptyState drawing={<LostFootprints />} title={t.anotherPersonsTitle()} level={1}>
        <p>{t.anotherPersons()}</p>
        <Link className={buttons.primary} to={pages.dashboard.href({ profileId: own })}>
          {t.goToOwn()}
        </Link>
      </EmptyState>
    </div>
  );
}

/** A person's own dashboard, after login. */
export default function DashboardPage({ params }: Route.ComponentProps) {
  const session = useSession();
  const [hadSession, setHadSession] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  if (session && !hadSession) setHadSession(true);
  if (session === undefined) {
    return (
      <div className={`${page.page} ${page.tall}`}>
        <header className={styles.head}>
          <h1 className={page.heading}>{t.dashboard()}</h1>
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
