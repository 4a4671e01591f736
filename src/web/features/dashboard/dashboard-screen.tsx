import { useSearchParams } from 'react-router';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/dashboard.ts';
import page from '../../ui/page.module.css';
import { PeoplePanel } from '../administration/people-panel.tsx';
import { PaymentsPanel } from '../bookkeeping/payments-panel.tsx';
import { WaiversPanel } from '../bookkeeping/waivers-panel.tsx';
import { hasDesk, useDeskCounts } from '../editing/desk/desk-counts.ts';
import { DeskPanel } from '../editing/desk/desk-panel.tsx';
import { SubmitIssuePanel } from '../issues/submit-issue/submit-issue-panel.tsx';
import { JournalsPanel } from '../journals/administration/journals-panel.tsx';
import { MailingPanel } from '../mailings/mailing-panel.tsx';
import { DeletedManuscripts } from '../manuscripts/deleting/deleted-manuscripts.tsx';
import { MyManuscripts } from '../manuscripts/list/my-manuscripts.tsx';
import { VerificationPanel } from '../manuscripts/verification/verification-panel.tsx';
import { SubmissionWizard } from '../manuscripts/wizard/submission-wizard.tsx';
import { OutboxPanel } from '../outbox/outbox-panel.tsx';
import { OverviewPanel } from '../overview/overview-panel.tsx';
import { PurchasesPanel } from '../payments/purchases/purchases-panel.tsx';
import { ProfilePanel } from '../profile/profile-panel.tsx';
import { AuditLogPanel } from '../audit-log/audit-log-panel.tsx';
import { ProductionPanel } from '../production/list/production-panel.tsx';
import { ReviewsPanel } from '../reviewing/list/reviews-panel.tsx';
import { useOwnReviews } from '../reviewing/list/use-own-reviews.ts';
import { SitePanel } from '../site-content/site-panel.tsx';
import { StatisticsPanel } from '../statistics/statistics-panel.tsx';
import { UsagePanel } from '../usage/usage-panel.tsx';
import { DashboardRail } from './dashboard-rail.tsx';
import styles from './dashboard-screen.module.css';
import { chosenTab, manuscriptsTab, tabGroupsFor, type DashboardTab } from './dashboard-tabs.ts';
import { NeedsList } from './needs-list.tsx';
import { countsInTabs, useDashboardCounts, type DashboardCounts } from './use-dashboard-counts.ts';

interface DashboardScreenProps {
  readonly user: CurrentUser;
  readonly onDeleted: () => void;
}

interface TabContentProps extends DashboardScreenProps {
  readonly tab: DashboardTab;
  readonly counts: DashboardCounts | undefined;
}

function TabContent({ tab, user, counts, onDeleted }: TabContentProps) {
  const addressOf = (number: number) => pages.dashboard.href({ profileId: user.id }, { tab: number });
  switch (tab.name) {
    case 'verify-regular':
      return <VerificationPanel key="regular" user={user} specialReview={false} total={counts?.verifyRegular} />;
    case 'verify-special':
      return <VerificationPanel key="special" user={user} specialReview total={counts?.verifySpecial} />;
    case 'my-manuscripts':
      return <MyManuscripts user={user} submitAddress={addressOf(dashboardTabs.submit)} />;
    case 'deleted':
      return <DeletedManuscripts />;
    case 'submit':
      return <SubmissionWizard user={user} listAddress={addressOf(manuscriptsTab(user.isAdmin))} />;
    case 'purchases':
      return <PurchasesPanel user={user} />;
    case 'journals':
      return <JournalsPanel userId={user.id} />;
    case 'submit-issue':
      return <SubmitIssuePanel />;
    case 'bookkeeping':
      return <PaymentsPanel />;
    case 'waivers':
      return <WaiversPanel />;
    case 'profile':
      return <ProfilePanel user={user} onDeleted={onDeleted} />;
    case 'desk':
      return <DeskPanel user={user} />;
    case 'production':
      return <ProductionPanel />;
    case 'reviews':
      return <ReviewsPanel user={user} />;
    case 'mailing':
      return <MailingPanel />;
    case 'outbox':
      return <OutboxPanel />;
    case 'usage':
      return <UsagePanel />;
    case 'record':
      return <AuditLogPanel />;
    case 'overview':
      return <OverviewPanel userId={user.id} />;
    case 'statistics':
      return <StatisticsPanel />;
    case 'site':
      return <SitePanel />;
    case 'people':
      return <PeoplePanel ownId={user.id} />;
  }
}

/** The name of the tab, which for a journal that exists would be wrong. */
const headingOf = ({ name, label }: DashboardTab, search: URLSearchParams): string =>
  name === 'journals' && (search.get('journal') ?? 'new') !== 'new' ? t.editJournal() : label();

/** The dashboard of the signed-in person; calls `onDeleted` once the account is deleted. */
export function DashboardScreen({ user, onDeleted }: DashboardScreenProps) {
  const [search] = useSearchParams();
  const { isReviewer, waiting } = useOwnReviews(user);
  // An email may lead to the reviews before they have loaded.
  const asksReviews = search.get('tab') === String(dashboardTabs.reviews);
  const counts = useDashboardCounts();
  const asksProduction = search.get('tab') === String(dashboardTabs.production);
  const groups = tabGroupsFor(user.isAdmin, {
    isReviewer: isReviewer || asksReviews,
    isEditor: hasDesk(user),
    isProducing: asksProduction || typeof counts?.production === 'number',
  });
  const tab = chosenTab(groups, search.get('tab'));
  const desk = useDeskCounts(user);
  if (!tab) return null;
  // An open manuscript with its PDF and the wizard take the whole width.
  const isWide = tab.name === 'submit' || (search.has('manuscript') && tab.name.startsWith('verify'));
  return (
    <div className={`${page.page} ${page.tall}`}>
      {tab.number === dashboardTabs.first && !isWide ? (
        <header className={styles.head}>
          <h1 className={page.heading}>{t.welcome({ title: user.title, surname: user.surname })}</h1>
          <NeedsList counts={counts} desk={desk} reviews={waiting} isAdmin={user.isAdmin} />
        </header>
      ) : (
        <h1 className="visually-hidden">{t.dashboard()}</h1>
      )}
      <div className={isWide ? '' : styles.columns}>
        {!isWide && (
          <DashboardRail groups={groups} current={tab} counts={countsInTabs(counts, { desk, reviews: waiting })} />
        )}
        <section className={styles.main} aria-label={tab.label()}>
          {tab.name !== 'submit' && !isWide && <h2 className={styles.title}>{headingOf(tab, search)}</h2>}
          <TabContent tab={tab} user={user} counts={counts} onDeleted={onDeleted} />
        </section>
      </div>
    </div>
  );
}
