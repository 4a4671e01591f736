import * as t from '../../../../messages/email-responses.ts';
import type { QueryOf, ReplyOf } from '../../../../contracts/call.ts';
import type { OpenedEmail, outbox, OutboxEmail } from '../../../../contracts/outbox.ts';
import { type Context, signedIn } from '../../../context.ts';
import { notFound, AppError } from '../../../errors.ts';
import {
  countEmails,
  countUndeliverable,
  findOpenEmail,
  findUndeliverable,
  listEmails,
  readableHtml,
  readableReplyTo,
  readableText,
  whyNotAgain,
  type EmailRow,
  type EmailReader,
  resendEmail,
  titleOf,
} from '../../emails/index.ts';
import { mailboxOf } from '../../accounts/index.ts';
import { listConflicts } from '../../conflicts/index.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';

/** The caller as a reader of letters: of those about manuscripts that they wrote or review they see their own alone. */
export async function emailReader(ctx: Context): Promise<EmailReader> {
  const person = signedIn(ctx);
  const ownManuscripts = await listConflicts(ctx.db, person);
  return { userId: person.userId, mailbox: mailboxOf(person.email), ownManuscripts };
}

const emailsPerPart = 50;

function presentEmail(email: EmailRow, whyNot: string | null): OutboxEmail {
  return {
    id: email.id,
    to: email.toAddress,
    subject: email.subject,
    kind: titleOf(email.kind),
    state: email.state,
    stateAt: email.stateAt.toISOString(),
    writtenAt: email.createdAt.toISOString(),
    tries: email.tries,
    lastError: email.lastError,
    isOfMailing: email.mailingId !== null,
    allowed: whyNot === null ? ['send-again'] : [],
  };
}

/** A part of the outbox; what the administrator may not see is neither listed nor counted. */
export async function readOutbox(
  ctx: Context,
  { area, state, q, after }: QueryOf<typeof outbox.list>,
): Promise<ReplyOf<typeof outbox.list>> {
  const reader = await emailReader(ctx);
  const found = await listEmails(ctx.db, reader, { area, state, words: q, after, limit: emailsPerPart + 1 });
  const part = found.slice(0, emailsPerPart);
  const marked = await findUndeliverable(
    ctx.db,
    part.map(({ toAddress }) => toAddress),
  );
  const { queued, failed, bounced } = await countEmails(ctx.db, reader);
  return {
    emails: part.map((email) => presentEmail(email, whyNotAgain(email, marked))),
    next: found.length > emailsPerPart ? (part.at(-1)?.id ?? null) : null,
    isBuiltIn: ctx.mail.isBuiltIn,
    counts: { queued, failed, bounced, undeliverable: await countUndeliverable(ctx.db, reader) },
  };
}

/** The email, if the administrator may see it. */
export async function seenEmail(ctx: Context, emailId: string): Promise<EmailRow> {
  const email = await findOpenEmail(ctx.db, await emailReader(ctx), emailId);
  if (!email) throw notFound('email');
  return email;
}

/** One message, as it was written. */
export async function readEmail(ctx: Context, emailId: string): Promise<OpenedEmail> {
  const email = await seenEmail(ctx, emailId);
  const notAgain = whyNotAgain(email, await findUndeliverable(ctx.db, [email.toAddress]));
  return {
    ...presentEmail(email, notAgain),
    notAgain,
    mailingId: email.mailingId,
    replyTo: readableReplyTo(ctx, email),
    text: readableText(ctx, email),
    html: readableHtml(ctx, email),
    messageId: email.messageId,
  };
}

/** Sends a message again. */
export async function sendAgain(ctx: Context, emailId: string): Promise<{ message: string; emailId: string }> {
  signedIn(ctx);
  await seenEmail(ctx, emailId);
  return inTransaction(ctx, async (tx) => {
    const resent = await resendEmail(tx, emailId);
    if ('refusal' in resent) throw new AppError('state-conflict', resent.refusal);
    await addAuditEntry(tx, 'letter-sent-again', emailId, { emailId: resent.emailId });
    return {
      emailId: resent.emailId,
      message: resent.emailId === emailId ? t.willBeSentAgain() : t.willBeSentAsCopy(),
    };
  });
}
