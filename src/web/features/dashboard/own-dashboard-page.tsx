import { Navigate, useLocation } from 'react-router';
import { editorial } from '../../../contracts/editorial.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import { reviews } from '../../../contracts/reviews.ts';
import * as t from '../../../messages/dashboard.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import { hasDesk } from '../editing/desk/desk-counts.ts';
import type { Route } from './+types/own-dashboard-page.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.dashboard()),
  { name: 'robots', content: 'noindex' },
];

/** The tab with something for an editor or a reviewer to do, else an editor’s desk; null if there is none, undefined while loading. */
function useTabToOpen(user: CurrentUser): number | null | undefined {
  const isEditor = hasDesk(user) && !user.isAdmin;
  const desk = useCall(editorial.desk, {}, { enabled: isEditor });
  const own = useCall(reviews.mine, { query: { part: 'open' } });
  if ((isEditor && desk.isPending) || own.isPending) return undefined;
  if ((desk.data?.counts.needsMe ?? 0) > 0) return dashboardTabs.editorsDesk;
  if (!user.isAdmin && (own.data?.reviews.length ?? 0) > 0) return dashboardTabs.reviews;
  return isEditor ? dashboardTabs.editorsDesk : null;
}

function OwnDashboard({ user }: { user: CurrentUser }) {
  const { search } = useLocation();
  const tab = useTabToOpen(user);
  const own = { profileId: user.id };
  if (search !== '') return <Navigate to={pages.dashboard.href(own) + search} replace />;
  if (tab === undefined) return <Reading error={null} />;
  return <Navigate to={pages.dashboard.href(own, tab === null ? {} : { tab })} replace />;
}

/** Leads to the dashboard of the signed-in person; reviewers go to their pending tasks, editors to their desk. */
export default function OwnDashboardPage() {
  return <SignedInPage heading={t.dashboard()}>{(user) => <OwnDashboard user={user} />}</SignedInPage>;
}
