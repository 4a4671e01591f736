import { ethicsSlugs, pages } from '../../../contracts/pages.ts';

/** The page of each policy, guideline and set of terms, and the file that holds its text. */
const texts: Readonly<Record<string, string>> = {
  [pages.handlingFee.pattern]: 'handling-fee',
  [pages.waiverPolicy.pattern]: 'waiver-policy',
  [pages.reviewersGuidelines.pattern]: 'reviewers-guidelines',
  [pages.peerReview.pattern]: 'peer-review',
  [pages.forEditors.pattern]: 'for-editors',
  [pages.policies.pattern]: 'policies',
  [pages.terms.pattern]: 'terms',
  [pages.privacy.pattern]: 'privacy',
};

/** The page of each list of questions, and the file that holds them. */
const faqs: Readonly<Record<string, string>> = {
  [pages.authorFaq.pattern]: 'author-faq',
  [pages.reviewerFaq.pattern]: 'reviewer-faq',
  [pages.editorFaq.pattern]: 'editor-faq',
};

// The router tells a loader the pattern of its route without the slash at its beginning.
const withSlash = (pattern: string) => (pattern.startsWith('/') ? pattern : `/${pattern}`);

/** The file of the text of a page, by the page's pattern. */
export const textOfPattern = (pattern: string): string | undefined => texts[withSlash(pattern)];

/** The file of the questions of a page, by the page's pattern. */
export const faqOfPattern = (pattern: string): string | undefined => faqs[withSlash(pattern)];

/** The slug of an ethics page in an address, in any spelling; each names the file of its text. */
export const ethicsSlugOf = (slug: string) => ethicsSlugs.find((known) => known === slug.toLowerCase());
