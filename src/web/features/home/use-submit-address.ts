import { dashboardTabs, loginToSubmit, pages } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';

/** Where the home page's Submit Manuscript leads: the wizard's tab, or the login for a visitor. */
export function useSubmitAddress(): string {
  const session = useSession();
  return session ? pages.dashboard.href({ profileId: session.user.id }, { tab: dashboardTabs.submit }) : loginToSubmit;
}
