import { pages } from '../../contracts/pages.ts';
import * as t from '../../messages/home.ts';

/** The steps of a manuscript, as the policy pages state them. */
export const pathToPublication = [
  {
    title: t.submissionTitle,
    text: t.submissionText,
    link: { label: t.submissionLink, to: pages.ethics.href({ ethicalSlug: 'submission' }) },
  },
  { title: t.checksTitle, text: t.checksText, link: { label: t.checksLink, to: pages.peerReview.href() } },
  { title: t.reviewTitle, text: t.reviewText, link: { label: t.reviewLink, to: pages.reviewersGuidelines.href() } },
  { title: t.decisionTitle, text: t.decisionText, link: { label: t.decisionLink, to: pages.authorFaq.href() } },
  {
    title: t.publicationTitle,
    text: t.publicationText,
    link: { label: t.publicationLink, to: pages.handlingFee.href() },
  },
] as const;
