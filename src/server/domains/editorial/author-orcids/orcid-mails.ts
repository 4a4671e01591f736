import { printDate } from '../../../print-date.ts';
import type { SiteFacts } from '../../../context.ts';
import { composeEmail, manuscriptTemplates, type TemplateEmail } from '../../emails/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { namedTo } from '../review-words.ts';
import type { AskableAuthor } from './askable-authors.ts';

/** Asks an author to confirm an ORCID iD by a secret link. */
export const orcidRequestMail = (
  site: SiteFacts,
  found: FoundManuscript,
  { author }: AskableAuthor,
  link: { readonly url: string; readonly expiresAt: Date },
): TemplateEmail => {
  const { authorEmail: email, authorTitle: title, authorLastName: surname } = author;
  const { to, values } = namedTo({ email, title, surname }, found);
  return composeEmail(site, manuscriptTemplates.orcidRequest, {
    to,
    values: { ...values, until: printDate(link.expiresAt.toISOString().slice(0, 10)) },
    url: link.url,
    isSecret: true,
  });
};
