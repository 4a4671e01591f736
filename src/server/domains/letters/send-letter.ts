import { v7 } from 'uuid';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import { insertLetter, linkTakenOut, type LetterRow } from './letter-store.ts';
import type { TemplateLetter } from './templates/compose-letter.ts';
import { inWordsOfToday } from './templates/own-words.ts';
import type { Context } from '../../context.ts';

type Kept = Pick<LetterRow, 'text' | 'html' | 'secret'>;

/** What administrators may read of a text: all of it where letters reach nobody but them, and else no link that acts for the receiver. */
const readable = ({ mail }: Pick<Context, 'mail'>, text: string | null, { secret }: Kept): string =>
  secret === null || mail.isBuiltIn ? (text ?? '') : (text ?? '').replaceAll(secret, linkTakenOut);

/** A letter's text as its receiver takes it along: a link that acts for them stays in the letter alone. */
export const textForReceiver = ({ text, secret }: Kept): string =>
  secret === null ? (text ?? '') : (text ?? '').replaceAll(secret, linkTakenOut);

/** A letter's text as administrators may read it. */
export const readableText = (ctx: Pick<Context, 'mail'>, letter: Kept): string => readable(ctx, letter.text, letter);

/** A letter's HTML as administrators may read it. */
export const readableHtml = (ctx: Pick<Context, 'mail'>, letter: Kept): string => readable(ctx, letter.html, letter);

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

/** Writes an email without a template, and the job that sends it. */
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
