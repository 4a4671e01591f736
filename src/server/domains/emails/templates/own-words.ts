import { EmailWords } from '../../../../contracts/email-templates.ts';
import { templateOutdated } from '../../../../messages/email-responses.ts';
import type { Context } from '../../../context.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { readContactEmail } from '../../site-content/index.ts';
import { findTemplate } from './all-templates.ts';
import { faultsOf } from './check-words.ts';
import type { TemplateEmail } from './compose-email.ts';
import { listTemplateRowsAbout, type TemplateRow } from './template-store.ts';

/** An administrator’s text of an email, or its error; null if the default is used. */
export function savedWords(row: TemplateRow | null): { words: EmailWords } | { fault: string } | null {
  if (!row?.words) return null;
  const template = findTemplate(row.name);
  const words = EmailWords.safeParse(row.words);
  if (!template || !words.success) return { fault: templateOutdated() };
  const [fault] = Object.values(faultsOf(words.data, template) ?? {});
  return fault === undefined ? { words: words.data } : { fault };
}

/** The text without errors for the journal of a manuscript, or else for the whole site; warns of each that has one. */
async function ownWords(tx: Context, name: string, manuscriptId: string | null): Promise<EmailWords | null> {
  for (const row of await listTemplateRowsAbout(tx.db, name, manuscriptId)) {
    const kept = savedWords(row);
    if (kept && 'words' in kept) return kept.words;
    if (kept)
      tx.log.warn({ letter: name, fault: kept.fault }, 'A changed email template has an error: the default is sent');
  }
  return null;
}

/** An email with the current template of the journal that has the manuscript, and the current contact address. */
export async function inWordsOfToday(
  tx: Context,
  { template, inWords }: TemplateEmail,
  manuscriptId: string | null,
): Promise<OutgoingMail> {
  const words = await ownWords(tx, template, manuscriptId);
  return inWords(words, await readContactEmail(tx));
}
