import type { SiteFacts } from '../../../context.ts';
import { composeEmail, reviewTemplates, type TemplateEmail } from '../../emails/index.ts';
import { toEditor, type Colleague } from '../editors-to-tell.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { followUrl, namedTo } from '../review-words.ts';

/** Tells the submitting author that the offer of another journal no longer holds. */
export const offerTakenBackMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, reviewTemplates.offerTakenBack, {
    ...namedTo(found.author, found),
    url: followUrl(site, found),
  });

/** Tells an editor that the author agreed to another journal; from then on its editors read the manuscript, and they alone. */
export function moveAgreedMail(
  site: SiteFacts,
  found: FoundManuscript,
  editor: Colleague,
  suggested: string,
): TemplateEmail {
  const { to, values } = toEditor(site, found, editor);
  return composeEmail(site, reviewTemplates.moveAgreed, { to, values: { ...values, suggested } });
}

/** Tells an editor that the author declined another journal. */
export function moveDeclinedMail(
  site: SiteFacts,
  found: FoundManuscript,
  editor: Colleague,
  { journal, reason }: { readonly journal: string; readonly reason: string },
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  return composeEmail(site, reviewTemplates.moveDeclined, {
    ...letter,
    values: { ...values, suggested: journal, reason },
  });
}
