import { pages } from '../../contracts/pages.ts';

/** The way of a manuscript, as the policy pages state it. */
export const pathToPublication = [
  {
    title: 'Submission',
    text: 'Four steps online, free of charge. A draft keeps what you have typed.',
    link: { label: 'Submission guidelines', to: pages.ethics.href({ ethicalSlug: 'submission' }) },
  },
  {
    title: 'Initial checks',
    text: 'The editors look at scope, completeness and similarity before reviewers are asked.',
    link: { label: 'Peer review process', to: pages.peerReview.href() },
  },
  {
    title: 'Peer review',
    text: 'Double-anonymized, with at least two independent reports before a first decision.',
    link: { label: 'Guidelines for reviewers', to: pages.reviewersGuidelines.href() },
  },
  {
    title: 'Decision and revision',
    text: 'The Editor in Chief ratifies the first decision. The letter says until when to revise.',
    link: { label: 'Questions of authors', to: pages.authorFaq.href() },
  },
  {
    title: 'Publication',
    text: 'After acceptance the handling fee falls due and you choose open access or subscription.',
    link: { label: 'Fee for publication', to: pages.handlingFee.href() },
  },
] as const;
