import type { SignedIn } from '../../../contracts/accounts.ts';
import { allArticlesFeedHref, contactSubjects, dashboardTabs, loginToSubmit, pages } from '../../../contracts/pages.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
  /** Not a screen of the application: the browser itself goes there. */
  readonly isDocument?: boolean;
}

/** Where everyone may go. */
export const readingLinks: readonly NavigationLink[] = [
  { label: 'Home', to: pages.home.href() },
  { label: 'Journals', to: pages.journalPublications.href() },
  { label: 'Proceedings', to: pages.proceedings.href() },
  { label: 'Conferences', to: pages.conferences.href() },
];

/** The three groups at the foot of every page. */
export const footerGroups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Authors',
    links: [
      { label: 'Fee for Publication', to: pages.handlingFee.href() },
      { label: 'FAQ for Authors', to: pages.authorFaq.href() },
      { label: 'Policy on Waivers', to: pages.waiverPolicy.href() },
      { label: 'Peer Review Process', to: pages.peerReview.href() },
    ],
  },
  {
    title: 'Editors & Reviewers',
    links: [
      { label: 'FAQ for Reviewers', to: pages.reviewerFaq.href() },
      { label: 'FAQ for Editors', to: pages.editorFaq.href() },
      { label: 'Reviewers Guidelines', to: pages.reviewersGuidelines.href() },
      { label: 'Editors', to: pages.forEditors.href() },
      { label: 'Editorial Board', to: pages.editorialBoard.href() },
    ],
  },
  {
    title: 'General',
    links: [
      { label: 'Policies', to: pages.policies.href() },
      { label: 'Contact Us', to: pages.contact.href({ subject: contactSubjects.usual }) },
      { label: 'Subscribe to RSS', to: allArticlesFeedHref, isDocument: true },
      { label: 'Terms of Use', to: pages.terms.href() },
    ],
  },
];

/** The last line of every page: what the specification's groups do not name and a visitor looks for. */
export const closingLinks: readonly NavigationLink[] = [
  { label: 'Passes and prices', to: pages.pricing.href() },
  { label: 'Search', to: pages.search.href() },
  { label: 'Privacy', to: pages.privacy.href() },
];

/** What a person may do with an account; `submit` opens another tab in the desktop bar than on a phone, as specified. */
export function accountLinks(
  session: SignedIn | null | undefined,
  bar: 'desktop' | 'mobile',
): { submit: NavigationLink; others: NavigationLink[] } {
  if (!session) {
    return {
      submit: { label: 'Submit Manuscript', to: loginToSubmit },
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
      { label: 'Dashboard', to: pages.ownDashboard.href() },
      { label: 'Logout', to: pages.logout.href() },
    ],
  };
}
