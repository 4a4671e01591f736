import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { emailIdOf, type EarlierMail, type JobPayloads } from '../../jobs/jobs.ts';
import { deliveryFaultOf } from '../../ports/mail/delivery-fault.ts';
import type { PostedMail } from '../../ports/mail/mail-transport.ts';
import { markAddressOf } from './bounces/take-bounce.ts';
import {
  claimEmail,
  findEmail,
  findNamedManuscript,
  forgetSecret,
  insertEmail,
  settleEmail,
  type EmailRow,
} from './email-store.ts';

/** What an email says when it goes. */
export type EmailContent = Pick<PostedMail, 'subject' | 'text' | 'html' | 'headers'>;

/** Makes what an email says at the moment when it goes; null calls the email off. */
export type ComposeEmail = (ctx: Context, email: EmailRow) => Promise<EmailContent | null>;

/** Longer than any attempt takes: a worker that holds an email longer has died. */
const holdMilliseconds = 90_000;
/** For so long an email is tried again and again. */
const patienceHours = 48;

/** What was written down with the email. */
export const composeSaved: ComposeEmail = (_ctx, { subject, text, html }) =>
  Promise.resolve(text === null || html === null ? null : { subject, text, html });

const mailOf = (ctx: Context, email: EmailRow, content: EmailContent): PostedMail => ({
  ...content,
  to: email.toAddress,
  ...(email.replyTo === null ? {} : { replyTo: email.replyTo }),
  messageId: email.messageId,
  returnPath: ctx.mail.returnPaths?.of(email.id) ?? null,
});

/** Why an attempt failed: permanently, or to be tried again, for which the job has to fail. */
async function settleFault(ctx: Context, email: EmailRow, error: unknown): Promise<void> {
  const fault = deliveryFaultOf(error);
  const waitingFor = ctx.now().getTime() - email.stateAt.getTime();
  const isOver = fault.isPermanent || waitingFor > patienceHours * 3_600_000;
  const { message: lastError, isOfAddress } = fault;
  const isSettled = await inTransaction(ctx, async (tx) => {
    const at = tx.now();
    const settled = await settleEmail(tx.db, email.id, { state: isOver ? 'failed' : 'queued', at, lastError });
    if (settled && isOfAddress) await markAddressOf(tx.db, email, { reason: lastError, since: at });
    return settled;
  });
  if (isSettled && !isOver) throw fault;
}

/** Whether it went; not, where it is not to go any more. */
async function handOver(ctx: Context, email: EmailRow, compose: ComposeEmail): Promise<boolean> {
  const content = await compose(ctx, email);
  if (content !== null) await ctx.mail.send(mailOf(ctx, email, content));
  return content !== null;
}

async function post(ctx: Context, email: EmailRow, compose: ComposeEmail): Promise<void> {
  let isSent: boolean;
  try {
    isSent = await handOver(ctx, email, compose);
  } catch (error) {
    return settleFault(ctx, email, error);
  }
  // What has gone never waits again, whatever happens after.
  await settleEmail(ctx.db, email.id, { state: isSent ? 'sent' : 'cancelled', at: ctx.now() });
  // In the built-in outbox the links are to be tried.
  if (isSent && !ctx.mail.isBuiltIn && email.secret !== null) await forgetSecret(ctx.db, email.id);
}

/** Sends an email that waits; of several workers with the same one, one does. */
export async function postEmail(ctx: Context, emailId: string, compose: ComposeEmail): Promise<void> {
  const now = ctx.now();
  const claimed = await claimEmail(ctx.db, emailId, { now, until: new Date(now.getTime() + holdMilliseconds) });
  if (claimed !== null) return post(ctx, claimed, compose);
  const email = await findEmail(ctx.db, emailId);
  // It goes on waiting in case that the other worker dies.
  if (email?.state === 'queued') throw new Error('Another worker is sending this email');
}

/** A message that an earlier version left in the queue becomes an email; a second run of its job finds it written. */
async function takeUpEarlier(ctx: Context, { messageId, ...mail }: EarlierMail): Promise<void> {
  const id = v7();
  await inTransaction(ctx, async (tx) => {
    await insertEmail(tx.db, {
      id,
      messageId,
      kind: 'earlier',
      toAddress: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // What it leads to may be for its recipient alone.
      secret: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? null,
      manuscriptId: await findNamedManuscript(tx.db, `${mail.subject}\n${mail.text}`),
      state: 'queued',
      createdAt: tx.now(),
    });
    if (await findEmail(tx.db, id)) await tx.jobs.enqueue(tx.db, 'send-mail', { emailId: id });
  });
}

/** What a mail job asks for. */
export async function postMail(ctx: Context, job: JobPayloads['send-mail'], compose: ComposeEmail): Promise<void> {
  await ('to' in job ? takeUpEarlier(ctx, job) : postEmail(ctx, emailIdOf(job), compose));
}
