import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import { insertLetter } from './letter-store.ts';
import type { TemplateLetter } from './templates/compose-letter.ts';
import { inWordsOfToday } from './templates/own-words.ts';

/** What a letter is known by in the world: made from its own id, so that it is the same at each try. */
export const messageIdOf = (site: Pick<Context['site'], 'url'>, letterId: string): string =>
  `${letterId}@${new URL(site.url).hostname}`;

/** What a letter is about: by that it is kept from administrators who have a part in the manuscript. */
interface LetterSubject {
  /** Null: it is about no manuscript. */
  readonly manuscriptId: string | null;
}

/** A letter about an account, a pass, an issue: whatever is no manuscript. */
export const ofNoManuscript: LetterSubject = { manuscriptId: null };

/** Writes a letter whose words are somebody's own, and the job that sends it: whatever the product says by itself has a template. */
export async function sendWritten(tx: Context, mail: OutgoingMail, { manuscriptId }: LetterSubject): Promise<void> {
  const { to, replyTo, kind, subject, text, html, secret } = mail;
  const id = v7();
  await insertLetter(tx.db, {
    id,
    messageId: messageIdOf(tx.site, id),
    kind,
    toAddress: to,
    replyTo: replyTo ?? null,
    subject,
    text,
    html,
    secret,
    manuscriptId,
    state: 'queued',
    createdAt: tx.now(),
  });
  await tx.jobs.enqueue(tx.db, 'send-mail', { letterId: id });
}

/** Writes a letter in the words of today, and the job that sends it, in the transaction of the change that it tells of. */
export async function sendLetter(tx: Context, letter: TemplateLetter, about: LetterSubject): Promise<void> {
  await sendWritten(tx, await inWordsOfToday(tx, letter), about);
}
