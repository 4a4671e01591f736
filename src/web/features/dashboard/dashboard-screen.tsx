import { useSearchParams } from 'react-router';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import { useCall } from '../../api/use-call.ts';
import page from '../../ui/page.module.css';
import { ProfilePanel } from '../accounts/profile/profile-panel.tsx';
import { PeoplePanel } from '../administration/people-panel.tsx';
import { MyIssues } from '../issues/my-issues.tsx';
import { OutboxPanel } from '../mailings/outbox-panel.tsx';
import { MyManuscripts } from '../manuscripts/my-manuscripts.tsx';
import { VerificationPanel } from '../manuscripts/verification/verification-panel.tsx';
import { SubmissionWizard } from '../manuscripts/wizard/submission-wizard.tsx';
import { DashboardRail } from './dashboard-rail.tsx';
import styles from './dashboard-screen.module.css';
import { chosenTab, manuscriptsTab, tabsFor, type DashboardTab } from './dashboard-tabs.ts';
import { needsNow } from './needs-now.ts';
import { useDashboardCounts } from './use-dashboard-counts.ts';

interface DashboardScreenProps {
  readonly user: CurrentUser;
  readonly onDeleted: () => void;
}

function TabContent({ tab, user, onDeleted }: DashboardScreenProps & { tab: DashboardTab }) {
  const addressOf = (number: number) => pages.dashboard.href({ profileId: user.id }, { tab: number });
  switch (tab.name) {
    case 'verify-regular':
      return <VerificationPanel key="regular" adminId={user.id} specialReview={false} />;
    case 'verify-special':
      return <VerificationPanel key="special" adminId={user.id} specialReview />;
    case 'my-manuscripts':
      return <MyManuscripts submitAddress={addressOf(dashboardTabs.submit)} />;
    case 'submit':
      return <SubmissionWizard user={user} listAddress={addressOf(manuscriptsTab(user.isAdmin))} />;
    case 'purchases':
      return <MyIssues />;
    case 'profile':
      return <ProfilePanel user={user} onDeleted={onDeleted} />;
    case 'outbox':
      return <OutboxPanel />;
    case 'people':
      return <PeoplePanel ownId={user.id} />;
  }
}

/** The dashboard of the person who is signed in; `onDeleted` hears that the account is gone. */
export function DashboardScreen({ user, onDeleted }: DashboardScreenProps) {
  const [search] = useSearchParams();
  const tabs = tabsFor(user.isAdmin);
  const tab = chosenTab(tabs, search.get('tab'));
  const counts = useDashboardCounts(user);
  const mine = useCall(manuscripts.mine).data;
  const waiting = (counts['verify-regular'] ?? 0) + (counts['verify-special'] ?? 0);
  if (!tab) return null;
  // An open manuscript takes the whole width, with its PDF beside it.
  const isWide = search.has('manuscript') && tab.name.startsWith('verify');
  return (
    <div className={page.page}>
      <header className={styles.head}>
        <h1 className={page.heading}>
          Welcome, {user.title} {user.surname}
        </h1>
        <p className={page.lead}>{needsNow(waiting, mine)}</p>
      </header>
      <div className={isWide ? '' : styles.columns}>
        {!isWide && <DashboardRail tabs={tabs} current={tab} counts={counts} />}
        <section className={styles.main} aria-label={tab.label}>
          {tab.name !== 'submit' && !isWide && <h2 className={styles.title}>{tab.label}</h2>}
          <TabContent tab={tab} user={user} onDeleted={onDeleted} />
        </section>
      </div>
    </div>
  );
}
