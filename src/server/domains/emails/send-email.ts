import { v7 } from 'uuid';
import type { ArrivingMail } from '../../../contracts/arriving-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import { insertEmail, linkTakenOut, type EmailRow } from './email-store.ts';
import type { TemplateEmail } from './templates/compose-email.ts';
import { inWordsOfToday } from './templates/own-words.ts';
import type { Context } from '../../context.ts';

type Saved = Pick<EmailRow, 'text' | 'html' | 'secret'>;

/** What administrators may read of a text: all of it where emails reach nobody but them, and else no link that acts for the recipient. */
const readable = ({ mail }: Pick<Context, 'mail'>, text: string | null, { secret }: Saved): string =>
  secret === null || mail.isBuiltIn ? (text ?? '') : (text ?? '').replaceAll(secret, linkTakenOut);

/** An email's text as its recipient takes it along: a link that acts for them stays in the email alone. */
export const textForRecipient = ({ text, secret }: Saved): string =>
  secret === null ? (text ?? '') : (text ?? '').replaceAll(secret, linkTakenOut);

/** An email's text as administrators may read it. */
export const readableText = (ctx: Pick<Context, 'mail'>, email: Saved): string => readable(ctx, email.text, email);

/** An email's HTML as administrators may read it. */
export const readableHtml = (ctx: Pick<Context, 'mail'>, email: Saved): string => readable(ctx, email.html, email);

/** Where answers to an email go, as administrators may read it: not an address that lets its holder write for the recipient. */
export const readableReplyTo = ({ mail }: Pick<Context, 'mail'>, { replyTo }: Pick<EmailRow, 'replyTo'>) =>
  replyTo !== null && (mail.replyAddresses?.in(replyTo) ?? []).length > 0 ? null : replyTo;

/** What an email is known by in the world: made from its own id, so that it is the same at each try. */
export const messageIdOf = (site: Pick<Context['site'], 'url'>, emailId: string): string =>
  `${emailId}@${new URL(site.url).hostname}`;

/** What a letter is about: by that it is kept from administrators who have a part in the manuscript. */
interface EmailSubject {
  /** Null: it is about no manuscript. */
  readonly manuscriptId: string | null;
}

/** A letter about an account, a pass, an issue: whatever is no manuscript. */
export const ofNoManuscript: EmailSubject = { manuscriptId: null };

/** Writes an email without a template, and the job that sends it; answers with its id. */
export async function sendWritten(tx: Context, mail: OutgoingMail, { manuscriptId }: EmailSubject): Promise<string> {
  const { to, replyTo, kind, subject, text, html, secret } = mail;
  const id = v7();
  await insertEmail(tx.db, {
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
  await tx.jobs.enqueue(tx.db, 'send-mail', { emailId: id });
  return id;
}

/** An email in the words that its journal or the site uses today, as it would arrive; nothing is sent. */
export async function previewEmail(
  ctx: Context,
  email: TemplateEmail,
  { manuscriptId }: EmailSubject,
): Promise<ArrivingMail> {
  const { subject, html, text, replyTo = '' } = await inWordsOfToday(ctx, email, manuscriptId);
  return { from: ctx.site.name, replyTo, subject, html, text };
}

/** Writes an email in the words that its journal or the site uses today, and the job that sends it, in the transaction of the change that it tells of. */
export async function sendEmail(tx: Context, email: TemplateEmail, about: EmailSubject): Promise<string> {
  return sendWritten(tx, await inWordsOfToday(tx, email, about.manuscriptId), about);
}
