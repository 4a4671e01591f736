import type { SignedIn } from '../../../contracts/accounts.ts';
import { allArticlesFeedHref, contactSubjects, dashboardTabs, loginToSubmit, pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/shell.ts';

export interface NavigationLink {
  readonly label: PlainMessage;
  readonly to: string;
  /** Not a screen of the application: the browser itself goes there. */
  readonly isDocument?: boolean;
}

/** Links for everyone. */
export const readingLinks: readonly NavigationLink[] = [
  { label: t.home, to: pages.home.href() },
  { label: common.journals, to: pages.journalPublications.href() },
  { label: common.proceedings, to: pages.proceedings.href() },
  { label: common.conferences, to: pages.conferences.href() },
];

/** The three groups of the footer. */
export const footerGroups: readonly {
  key: 'authors' | 'editors' | 'general';
  title: PlainMessage;
  links: readonly NavigationLink[];
}[] = [
  {
    key: 'authors',
    title: t.authors,
    links: [
      { label: t.feeForPublication, to: pages.handlingFee.href() },
      { label: t.faqForAuthors, to: pages.authorFaq.href() },
      { label: t.policyOnWaivers, to: pages.waiverPolicy.href() },
      { label: t.peerReviewProcess, to: pages.peerReview.href() },
    ],
  },
  {
    key: 'editors',
    title: t.editorsAndReviewers,
    links: [
      { label: t.faqForReviewers, to: pages.reviewerFaq.href() },
      { label: t.faqForEditors, to: pages.editorFaq.href() },
      { label: t.reviewersGuidelines, to: pages.reviewersGuidelines.href() },
      { label: t.editors, to: pages.forEditors.href() },
      { label: t.editorialBoard, to: pages.editorialBoard.href() },
    ],
  },
  {
    key: 'general',
    title: t.general,
    links: [
      { label: t.policies, to: pages.policies.href() },
      { label: t.contactUs, to: pages.contact.href({ subject: contactSubjects.usual }) },
      { label: t.subscribeToRss, to: allArticlesFeedHref, isDocument: true },
      { label: t.termsOfUse, to: pages.terms.href() },
    ],
  },
];

/** The last line of the footer: links that the specification does not list. */
export const closingLinks: readonly NavigationLink[] = [
  { label: common.passesAndPrices, to: pages.pricing.href() },
  { label: common.search, to: pages.search.href() },
  { label: t.privacy, to: pages.privacy.href() },
];

/** The links of an account; `submit` opens another tab in the desktop bar than on a phone, as specified. */
export function accountLinks(
  session: SignedIn | null | undefined,
  bar: 'desktop' | 'mobile',
): { submit: NavigationLink; others: NavigationLink[] } {
  if (!session) {
    return {
      submit: { label: common.submitManuscript, to: loginToSubmit },
      others: [
        { label: t.login, to: pages.login.href() },
        { label: t.register, to: pages.register.href() },
      ],
    };
  }
  const profileId = session.user.id;
  const tab = bar === 'desktop' ? dashboardTabs.first : dashboardTabs.submit;
  return {
    submit: { label: common.submitManuscript, to: pages.dashboard.href({ profileId }, { tab }) },
    others: [
      { label: t.dashboard, to: pages.ownDashboard.href() },
      { label: t.logout, to: pages.logout.href() },
    ],
  };
}
