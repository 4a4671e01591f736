import { LetterWords } from '../../../../contracts/letter-templates.ts';
import type { Context } from '../../../context.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { findTemplate } from './all-templates.ts';
import { faultsOf } from './check-words.ts';
import type { TemplateLetter } from './compose-letter.ts';
import { findTemplateRow, type TemplateRow } from './template-store.ts';

/** What an administrator made a letter say, or why that cannot be sent any more; null where nobody has. */
export function keptWords(row: TemplateRow | null): { words: LetterWords } | { fault: string } | null {
  if (!row?.words) return null;
  const template = findTemplate(row.name);
  const words = LetterWords.safeParse(row.words);
  if (!template || !words.success) return { fault: 'This release does not understand the changed words.' };
  const [fault] = Object.values(faultsOf(words.data, template) ?? {});
  return fault === undefined ? { words: words.data } : { fault };
}

/** A letter in the house's own words, where an administrator has written some; those that do not fit any more are left, with a warning. */
export async function inOwnWords(tx: Context, mail: OutgoingMail & Partial<TemplateLetter>): Promise<OutgoingMail> {
  if (!mail.template) return mail;
  const kept = keptWords(await findTemplateRow(tx.db, mail.template.name));
  if (kept === null) return mail;
  if ('words' in kept) return mail.template.inWords(kept.words);
  tx.log.warn(
    { letter: mail.template.name, fault: kept.fault },
    'The changed words of a letter do not fit: the delivered ones are sent',
  );
  return mail;
}
