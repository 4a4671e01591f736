import type { SiteFacts } from '../../context.ts';
import { composeEmail, reviewTemplates, type TemplateEmail } from '../emails/index.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';
import { dayInWords, followUrl, namedTo } from './review-words.ts';

const toAuthor = (site: SiteFacts, found: FoundManuscript) => ({
  ...namedTo(found.author, found),
  url: followUrl(site, found),
});

/** Tells the submitting author that the review begins. */
export const reviewBegunMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, reviewTemplates.reviewBegun, toAuthor(site, found));

/** Tells the submitting author that an editor corrected the details. */
export const detailsCorrectedMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, reviewTemplates.detailsCorrected, toAuthor(site, found));

/** Tells the submitting author that the manuscript is on hold. */
export const heldMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, reviewTemplates.held, toAuthor(site, found));

/** Tells the submitting author that the manuscript is no longer on hold. */
export const releasedMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, reviewTemplates.released, toAuthor(site, found));

/** Tells the submitting author that the revision is there. */
export const revisionReceivedMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, reviewTemplates.revisionReceived, toAuthor(site, found));

/** Tells the submitting author what became of a request for more time, and when the revision is due. */
export function extensionAnsweredMail(
  site: SiteFacts,
  found: FoundManuscript,
  { isGranted, dueAt }: { readonly isGranted: boolean; readonly dueAt: Date },
): TemplateEmail {
  const { values, ...letter } = toAuthor(site, found);
  const template = isGranted ? reviewTemplates.extensionGranted : reviewTemplates.extensionRefused;
  return composeEmail(site, template, { ...letter, values: { ...values, dueOn: dayInWords(dueAt) } });
}

/** An email about the end of a manuscript, which may bring a fee back. */
function endMail(
  site: SiteFacts,
  found: FoundManuscript,
  template: typeof reviewTemplates.lapsed,
  feeReturned: readonly string[],
): TemplateEmail {
  const { values, ...letter } = toAuthor(site, found);
  return composeEmail(site, template, { ...letter, values: { ...values, feeReturned: feeReturned.join('\n\n') } });
}

/** Tells the submitting author that the time for a revision has run out. */
export const revisionLapsedMail = (
  site: SiteFacts,
  found: FoundManuscript,
  feeReturned: readonly string[],
): TemplateEmail => endMail(site, found, reviewTemplates.lapsed, feeReturned);

/** Tells the submitting author that they have withdrawn the manuscript. */
export const takenBackByAuthorMail = (
  site: SiteFacts,
  found: FoundManuscript,
  feeReturned: readonly string[],
): TemplateEmail => endMail(site, found, reviewTemplates.takenBackByAuthor, feeReturned);
