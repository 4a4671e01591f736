import type { SignedIn } from '../../../contracts/accounts.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** Where everyone may go. */
export const readingLinks: readonly NavigationLink[] = [
  { label: 'Home', to: pages.home.href() },
  { label: 'Journals', to: pages.journalPublications.href() },
  { label: 'Proceedings', to: pages.proceedings.href() },
  { label: 'Conferences', to: pages.conferences.href() },
];

/** What a person may do with an account; `submit` opens another tab in the desktop bar than on a phone, as specified. */
export function accountLinks(
  session: SignedIn | null | undefined,
  bar: 'desktop' | 'mobile',
): { submit: NavigationLink; others: NavigationLink[] } {
  if (!session) {
    return {
      submit: { label: 'Submit Manuscript', to: pages.login.href() },
      others: [
        { label: 'Login', to: pages.login.href() },
        { label: 'Register', to: pages.register.href() },
      ],
    };
  }
  const profileId = session.user.id;
  const tab = bar === 'desktop' ? dashboardTabs.first : dashboardTabs.submit;
  return {
    submit: { label: 'Submit Manuscript', to: pages.dashboard.href({ profileId }, { tab }) },
    others: [
      { label: 'Dashboard', to: pages.dashboard.href({ profileId }) },
      { label: 'Logout', to: pages.logout.href() },
    ],
  };
}
