import { LetterWords } from '../../../../contracts/letter-templates.ts';
import type { Context } from '../../../context.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { readContactEmail } from '../../site-texts/index.ts';
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

/** The words of an administrator, where there are some that fit; those that do not fit any more are left, with a warning. */
async function ownWords(tx: Context, name: string): Promise<LetterWords | null> {
  const kept = keptWords(await findTemplateRow(tx.db, name));
  if (kept === null) return null;
  if ('words' in kept) return kept.words;
  tx.log.warn(
    { letter: name, fault: kept.fault },
    'The changed words of an email do not fit: the delivered ones are sent',
  );
  return null;
}

/** A letter as it reads today: in the house's own words, and with the address of the contact page. */
export async function inWordsOfToday(tx: Context, { template, inWords }: TemplateLetter): Promise<OutgoingMail> {
  const words = await ownWords(tx, template);
  return inWords(words, await readContactEmail(tx));
}
