type ParamNames<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;

type Query = Record<string, string | number | undefined>;
type LinkArguments<P extends string> = [ParamNames<P>] extends [never]
  ? [params?: Record<string, never>, query?: Query]
  : [params: Record<ParamNames<P>, string>, query?: Query];

/** An address on this site. A browser reads `//host` and `/\host` as another site, and skips tabs and line breaks. */
export const ownAddress = /^\/(?![/\\])\P{Cc}*$/u;

/** A screen: its URL pattern and the builder of links to it. */
export interface Page<P extends string> {
  readonly pattern: P;
  href(...args: LinkArguments<P>): string;
}

function page<P extends string>(pattern: P): Page<P> {
  return {
    pattern,
    href: (...[params, query]) => {
      const values: Record<string, string> = params ?? {};
      const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
      return search.size > 0 ? `${path}?${search}` : path;
    },
  };
}

/** Every screen of the product, by name. Pages, emails and payment return addresses build their links here. */
export const pages = {
  home: page('/'),
  register: page('/register'),
  verifyEmail: page('/verify-email/:token'),
  login: page('/login'),
  forgotPassword: page('/forget-password'),
  resetPassword: page('/reset-password/:resetToken'),
  changeEmail: page('/change-email/:token'),
  cancelEmailChange: page('/cancel-email-change/:token'),
  logout: page('/logout'),
  journals: page('/journal'),
  journalPublications: page('/journal/publications'),
  proceedings: page('/proceedings'),
  conferences: page('/conferences'),
  journal: page('/journal/:catId'),
  journalGuidelines: page('/journal/:catId/author-guidelines'),
  article: page('/journal/:catId/:articleId'),
  articleFullPdf: page('/journal/:catId/:articleId/full-pdf'),
  articleVersion: page('/journal/:catId/:articleId/version/:version'),
  articleReviews: page('/journal/:catId/:articleId/reviews'),
  ownDashboard: page('/dashboard'),
  dashboard: page('/dashboard/:profileId'),
  editManuscript: page('/editManuscript/:userId/:articleId'),
  certificate: page('/certificate/:articleId'),
  followManuscript: page('/manuscripts/:articleId'),
  editorialManuscript: page('/editorial/:articleId'),
  reviewForm: page('/review-form/:journalId'),
  journalSetup: page('/journal-setup/:journalId'),
  indexing: page('/indexing/:journalId'),
  compareVersions: page('/editorial/:articleId/changes'),
  production: page('/production/:manuscriptId'),
  proof: page('/proof/:manuscriptId'),
  pricing: page('/productDisplay'),
  search: page('/search'),
  ethics: page('/ethics/:ethicalSlug'),
  handlingFee: page('/mansucript_handling_fee'),
  waiverPolicy: page('/waiver_policy'),
  authorFaq: page('/faq/authorFAQ'),
  reviewerFaq: page('/faq/reviewFAQ'),
  editorFaq: page('/faq/editorFAQ'),
  reviewersGuidelines: page('/reviewers_guidelines'),
  peerReview: page('/peer_review'),
  forEditors: page('/for_editors'),
  policies: page('/policies'),
  contact: page('/contact/:subject'),
  terms: page('/terms'),
  privacy: page('/privacy'),
  editorialBoard: page('/editorial-board'),
  fullIssueCheckout: page('/checkout/:fullIssueId/fullIssue/:userId/:email/:stripeLookupId'),
  feeCheckout: page('/checkout/:articleId/:checkoutStatus/:userId/:emailId'),
  returnPayment: page('/returnPayment'),
  sandboxCheckout: page('/sandbox/checkout/:sessionId'),
  reviewInvitation: page('/review-invitation/:token'),
  review: page('/review/:invitationId'),
  changesSinceReview: page('/review/:invitationId/changes'),
  unsubscribe: page('/unsubscribe/:token'),
  orcidReturn: page('/orcid'),
  confirmOrcid: page('/orcid/:token'),
} as const;

type PageName = keyof typeof pages;

/** Screens that belong to one person, or whose address is a secret: no server keeps them, no search engine visits them. */
export const privateScreens = [
  'verifyEmail',
  'resetPassword',
  'changeEmail',
  'cancelEmailChange',
  'ownDashboard',
  'dashboard',
  'editManuscript',
  'followManuscript',
  'editorialManuscript',
  'reviewForm',
  'journalSetup',
  'indexing',
  'compareVersions',
  'production',
  'proof',
  'fullIssueCheckout',
  'feeCheckout',
  'returnPayment',
  'sandboxCheckout',
  'reviewInvitation',
  'review',
  'changesSinceReview',
  'unsubscribe',
  'orcidReturn',
  'confirmOrcid',
] as const satisfies readonly PageName[];

/** The way in and out: the same for everybody, and nothing to be found by. */
export const doorScreens = ['register', 'login', 'forgotPassword', 'logout'] as const satisfies readonly PageName[];

/** The tabs of the dashboard by their number in the address (`?tab=N`); the outbox comes after the specified ones. */
export const dashboardTabs = {
  first: 0,
  submit: 1,
  profile: 2,
  purchases: 3,
  createJournal: 4,
  mailing: 5,
  verifySpecial: 6,
  submitIssue: 7,
  adminManuscripts: 8,
  outbox: 9,
  people: 10,
  deletedManuscripts: 11,
  bookkeeping: 12,
  waiverRequests: 13,
  editorsDesk: 14,
  reviews: 15,
  record: 16,
  overview: 17,
  siteContent: 18,
  usage: 19,
  statistics: 20,
  production: 21,
} as const;

/** The address of a person’s purchases and invoices. */
export const purchasesHref = (profileId: string) =>
  pages.dashboard.href({ profileId }, { tab: dashboardTabs.purchases });

/** The one status by which the address of a checkout means a handling fee. */
export const feeStatus = 'publisharticle';

/** The checkout of a manuscript's handling fee, for its author. */
export const feeCheckoutHref = (articleId: string, { id, email }: { id: string; email: string }) =>
  pages.feeCheckout.href({ articleId, checkoutStatus: feeStatus, userId: id, emailId: email });

/** The address of a printed preview of a journal's design. */
export const printPreviewHref = (journalId: string, fileId: string) =>
  `/api/editorial/settings/${encodeURIComponent(journalId)}/print-preview/${encodeURIComponent(fileId)}`;

/** The address of an article in DataCite’s schema. */
export const dataciteHref = (journalAbbreviation: string, articleId: string) =>
  `/journal/${encodeURIComponent(journalAbbreviation)}/${encodeURIComponent(articleId)}/datacite.xml`;

/** The address of an article as a file: the current version, or one that is named. */
export function articleFileHref(
  journalAbbreviation: string,
  articleId: string,
  kind: 'pdf' | 'epub' | 'xml' | 'zip',
  version?: number,
): string {
  const place = { catId: journalAbbreviation, articleId };
  const address =
    version === undefined
      ? pages.article.href(place)
      : pages.articleVersion.href({ ...place, version: String(version) });
  return `${address}/article.${kind}`;
}

/** The address of an article's PDF; the server decides at each request who gets the bytes. */
export const articlePdfHref = (journalAbbreviation: string, articleId: string) =>
  articleFileHref(journalAbbreviation, articleId, 'pdf');

/** The address of an article in JATS XML. */
export const articleXmlHref = (journalAbbreviation: string, articleId: string) =>
  articleFileHref(journalAbbreviation, articleId, 'xml');

/** The feed of the latest articles of all journals. */
export const allArticlesFeedHref = '/all_articles.rss';

/** The feed of one journal's latest articles. */
export const journalFeedHref = (journalAbbreviation: string) =>
  `/journal/${encodeURIComponent(journalAbbreviation)}/articles.rss`;

/** A reference to an article as a file for a reference manager. */
export const citationHref = (journalAbbreviation: string, articleId: string, format: 'bib' | 'ris' | 'json') =>
  `/journal/${encodeURIComponent(journalAbbreviation)}/${encodeURIComponent(articleId)}/citation.${format}`;

/** The slugs of the contact form that have a meaning: `new` is the usual link, the other asks for author services. */
export const contactSubjects = { usual: 'new', authorServices: 'author-services' } as const;

/** The slugs of the ethics pages. */
export const ethicsSlugs = ['ethicalpractice', 'authorship', 'submission'] as const;

/** The address of a stored file; entitlement is checked at each request (decision 13). */
export const fileHref = (fileId: string) => `/api/files/${encodeURIComponent(fileId)}`;

/** A copy for reviewers, or the attachment of a report; who asks is checked at each request. */
export const reviewFileHref = (fileId: string) => `/api/review/files/${encodeURIComponent(fileId)}`;

/** A file of a message in a discussion; who asks is checked at each request. */
export const discussionFileHref = (fileId: string) => `/api/discussions/files/${encodeURIComponent(fileId)}`;

/** The due date of a review as a calendar file, for its reviewer. */
export const reviewCalendarHref = (invitationId: string) =>
  `/api/review/reviews/${encodeURIComponent(invitationId)}/calendar.ics`;

/** An invoice or a credit note as a PDF, for its payer and administrators. */
export const paymentDocumentHref = (number: string) => `/api/payments/documents/${encodeURIComponent(number)}`;

/** Names a new draft in the address of the wizard. */
export const newSubmission = 'new';

/** The login that leads a visitor on to submitting a manuscript. */
export const loginToSubmit = pages.login.href({}, { next: pages.ownDashboard.href({}, { tab: dashboardTabs.submit }) });

/** A new submission to a journal; for a visitor, by way of the login. */
export function submitToHref(journalId: string, userId: string | undefined): string {
  const query = { tab: dashboardTabs.submit, draft: newSubmission, journal: journalId };
  if (userId !== undefined) return pages.dashboard.href({ profileId: userId }, query);
  return pages.login.href({}, { next: pages.ownDashboard.href({}, query) });
}
