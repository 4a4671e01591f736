import * as t from '../../../../messages/editorial-emails.ts';
import type { SiteFacts } from '../../../context.ts';
import { composeEmail, reviewTemplates, type TemplateEmail } from '../../emails/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import type { EditingPerson } from '../editing-store.ts';
import { toEditor } from '../editors-to-tell.ts';

/** Tells an editor that a revision is there. */
export const revisedMail = (site: SiteFacts, found: FoundManuscript, editor: EditingPerson): TemplateEmail =>
  composeEmail(site, reviewTemplates.revised, toEditor(site, found, editor));

/** Tells an editor that the authors ask for more time. */
export function extensionAskedMail(
  site: SiteFacts,
  found: FoundManuscript,
  { editor, days, reason }: { editor: EditingPerson; days: number; reason: string },
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  const moreDays = t.moreDays({ count: days });
  return composeEmail(site, reviewTemplates.extensionAsked, { ...letter, values: { ...values, moreDays, reason } });
}

/** Tells an editor that the authors have withdrawn a manuscript. */
export function takenBackMail(
  site: SiteFacts,
  found: FoundManuscript,
  { editor, reason: given }: { editor: EditingPerson; reason: string },
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  const reason = given === '' ? '' : t.theirReason({ reason: given });
  return composeEmail(site, reviewTemplates.takenBack, { ...letter, values: { ...values, reason } });
}
