import { EmailWords } from '../../../../contracts/email-templates.ts';
import { templateOutdated } from '../../../../messages/email-responses.ts';
import type { Context } from '../../../context.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { readContactEmail } from '../../site-content/index.ts';
import { findTemplate } from './all-templates.ts';
import { faultsOf } from './check-words.ts';
import type { TemplateEmail } from './compose-email.ts';
import { findTemplateRow, type TemplateRow } from './template-store.ts';

/** An administrator’s text of an email, or its error; null if the default is used. */
export function savedWords(row: TemplateRow | null): { words: EmailWords } | { fault: string } | null {
  if (!row?.words) return null;
  const template = findTemplate(row.name);
  const words = EmailWords.safeParse(row.words);
  if (!template || !words.success) return { fault: templateOutdated() };
  const [fault] = Object.values(faultsOf(words.data, template) ?? {});
  return fault === undefined ? { words: words.data } : { fault };
}

/** An administrator’s text without errors; null with a warning if it has one. */
async function ownWords(tx: Context, name: string): Promise<EmailWords | null> {
  const kept = savedWords(await findTemplateRow(tx.db, name));
  if (kept === null) return null;
  if ('words' in kept) return kept.words;
  tx.log.warn({ letter: name, fault: kept.fault }, 'A changed email template has an error: the default is sent');
  return null;
}

/** An email with the current template and contact address. */
export async function inWordsOfToday(tx: Context, { template, inWords }: TemplateEmail): Promise<OutgoingMail> {
  const words = await ownWords(tx, template);
  return inWords(words, await readContactEmail(tx));
}
