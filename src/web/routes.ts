import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pages } from '../contracts/pages.ts';

const at = (page: { pattern: string }, file: string, id?: string) =>
  route(page.pattern.slice(1), file, id ? { id } : {});

/** No screen of the product: a build does not contain it. */
const styleguide = import.meta.env.DEV ? [route('styleguide', 'features/styleguide/styleguide-page.tsx')] : [];

export default [
  layout('features/shell/site-frame.tsx', [
    index('features/home/home-page.tsx'),
    at(pages.journals, 'features/journals/journal-list-page.tsx', 'journals'),
    at(pages.journalPublications, 'features/journals/journal-list-page.tsx', 'journal-publications'),
    at(pages.proceedings, 'features/journals/proceedings-page.tsx'),
    at(pages.conferences, 'features/journals/conferences-page.tsx'),
    at(pages.journal, 'features/journals/journal-page.tsx'),
    at(pages.journalGuidelines, 'features/journals/guidelines-page.tsx'),
    layout('features/articles/article-frame.tsx', [
      at(pages.article, 'features/articles/article-page.tsx'),
      at(pages.articleVersion, 'features/articles/article-page.tsx', 'article-version'),
      at(pages.articleFullPdf, 'features/articles/full-pdf-page.tsx'),
      at(pages.articleReviews, 'features/articles/reviews/reviews-page.tsx'),
    ]),
    at(pages.certificate, 'features/certificates/certificate-page.tsx'),
    at(pages.search, 'features/search/search-page.tsx'),
    at(pages.pricing, 'features/payments/pricing-page.tsx'),
    at(pages.logout, 'features/accounts/logout-page.tsx'),
    at(pages.ethics, 'features/texts/ethics-page.tsx'),
    ...[pages.authorFaq, pages.reviewerFaq, pages.editorFaq].map((page) =>
      at(page, 'features/texts/faq-page.tsx', page.pattern.slice(1)),
    ),
    ...[
      pages.handlingFee,
      pages.waiverPolicy,
      pages.reviewersGuidelines,
      pages.peerReview,
      pages.forEditors,
      pages.policies,
      pages.terms,
      pages.privacy,
    ].map((page) => at(page, 'features/texts/text-page.tsx', page.pattern.slice(1))),
    at(pages.editorialBoard, 'features/editorial-board/editorial-board-page.tsx'),
    layout('features/shell/app-frame.tsx', [
      at(pages.contact, 'features/mailings/contact-page.tsx'),
      at(pages.register, 'features/accounts/register-page.tsx'),
      at(pages.login, 'features/accounts/login-page.tsx'),
      at(pages.verifyEmail, 'features/accounts/verify-email-page.tsx'),
      at(pages.forgotPassword, 'features/accounts/forgot-password-page.tsx'),
      at(pages.resetPassword, 'features/accounts/reset-password-page.tsx'),
      at(pages.changeEmail, 'features/accounts/change-email-page.tsx'),
      at(pages.cancelEmailChange, 'features/accounts/cancel-email-change-page.tsx'),
      at(pages.orcidReturn, 'features/orcid/orcid-return-page.tsx'),
      at(pages.confirmOrcid, 'features/orcid/confirm-orcid-page.tsx'),
      at(pages.ownDashboard, 'features/dashboard/own-dashboard-page.tsx'),
      at(pages.dashboard, 'features/dashboard/dashboard-page.tsx'),
      at(pages.editManuscript, 'features/manuscripts/edit/edit-manuscript-page.tsx'),
      at(pages.followManuscript, 'features/tracking/follow-manuscript-page.tsx'),
      at(pages.editorialManuscript, 'features/editing/manuscript/editorial-manuscript-page.tsx'),
      at(pages.reviewForm, 'features/review-forms/review-form-page.tsx'),
      at(pages.journalSetup, 'features/journal-setup/journal-setup-page.tsx'),
      at(pages.indexing, 'features/indexing/indexing-page.tsx'),
      at(pages.production, 'features/production/screen/production-page.tsx'),
      at(pages.proof, 'features/production/proof/proof-page.tsx'),
      at(pages.compareVersions, 'features/comparing/compare-versions-page.tsx'),
      at(pages.fullIssueCheckout, 'features/issues/full-issue-checkout-page.tsx'),
      // The specification allows a lookup id after it; the stored fee does not need it.
      route(`${pages.feeCheckout.pattern.slice(1)}/:stripeLookupId?`, 'features/fees/fee-checkout-page.tsx'),
      at(pages.reviewInvitation, 'features/reviewing/invitation/invitation-page.tsx'),
      at(pages.review, 'features/reviewing/review/review-page.tsx'),
      at(pages.changesSinceReview, 'features/comparing/since-review-page.tsx'),
      at(pages.unsubscribe, 'features/mailings/unsubscribe-page.tsx'),
      at(pages.returnPayment, 'features/payments/return-payment-page.tsx'),
      at(pages.sandboxCheckout, 'features/checkout/sandbox-checkout-page.tsx'),
      ...styleguide,
    ]),
    route('*', 'features/shell/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
