import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { EarlierMail, JobPayloads } from '../../jobs/jobs.ts';
import { deliveryFaultOf } from '../../ports/mail/delivery-fault.ts';
import type { PostedMail } from '../../ports/mail/mail-transport.ts';
import { markAddressOf } from './bounces/take-bounce.ts';
import {
  claimLetter,
  findLetter,
  findNamedManuscript,
  forgetSecret,
  insertLetter,
  settleLetter,
  type LetterRow,
} from './letter-store.ts';

/** What a letter says when it goes. */
export type LetterContent = Pick<PostedMail, 'subject' | 'text' | 'html' | 'headers'>;

/** Makes what a letter says at the moment when it goes; null calls the letter off. */
export type ComposeLetter = (ctx: Context, letter: LetterRow) => Promise<LetterContent | null>;

/** Longer than any attempt takes: a worker that holds an email longer has died. */
const holdMilliseconds = 90_000;
/** For so long a letter is tried again and again. */
const patienceHours = 48;

/** What was written down with the letter. */
export const composeKept: ComposeLetter = (_ctx, { subject, text, html }) =>
  Promise.resolve(text === null || html === null ? null : { subject, text, html });

const mailOf = (ctx: Context, letter: LetterRow, content: LetterContent): PostedMail => ({
  ...content,
  to: letter.toAddress,
  ...(letter.replyTo === null ? {} : { replyTo: letter.replyTo }),
  messageId: letter.messageId,
  returnPath: ctx.mail.returnPaths?.of(letter.id) ?? null,
});

/** Why an attempt failed: permanently, or to be tried again, for which the job has to fail. */
async function settleFault(ctx: Context, letter: LetterRow, error: unknown): Promise<void> {
  const fault = deliveryFaultOf(error);
  const waitingFor = ctx.now().getTime() - letter.stateAt.getTime();
  const isOver = fault.isPermanent || waitingFor > patienceHours * 3_600_000;
  const { message: lastError, isOfAddress } = fault;
  const isSettled = await inTransaction(ctx, async (tx) => {
    const at = tx.now();
    const settled = await settleLetter(tx.db, letter.id, { state: isOver ? 'failed' : 'queued', at, lastError });
    if (settled && isOfAddress) await markAddressOf(tx.db, letter, { reason: lastError, since: at });
    return settled;
  });
  if (isSettled && !isOver) throw fault;
}

/** Whether it went; not, where it is not to go any more. */
async function handOver(ctx: Context, letter: LetterRow, compose: ComposeLetter): Promise<boolean> {
  const content = await compose(ctx, letter);
  if (content !== null) await ctx.mail.send(mailOf(ctx, letter, content));
  return content !== null;
}

async function post(ctx: Context, letter: LetterRow, compose: ComposeLetter): Promise<void> {
  let isSent: boolean;
  try {
    isSent = await handOver(ctx, letter, compose);
  } catch (error) {
    return settleFault(ctx, letter, error);
  }
  // What has gone never waits again, whatever happens after.
  await settleLetter(ctx.db, letter.id, { state: isSent ? 'sent' : 'cancelled', at: ctx.now() });
  // In the built-in outbox the links are to be tried.
  if (isSent && !ctx.mail.isBuiltIn && letter.secret !== null) await forgetSecret(ctx.db, letter.id);
}

/** Sends a letter that waits; of several workers with the same one, one does. */
export async function postLetter(ctx: Context, letterId: string, compose: ComposeLetter): Promise<void> {
  const now = ctx.now();
  const claimed = await claimLetter(ctx.db, letterId, { now, until: new Date(now.getTime() + holdMilliseconds) });
  if (claimed !== null) return post(ctx, claimed, compose);
  const letter = await findLetter(ctx.db, letterId);
  // It goes on waiting in case that the other worker dies.
  if (letter?.state === 'queued') throw new Error('Another worker has this letter in its hands');
}

/** A message that an earlier version left in the queue becomes a letter; a second run of its job finds it written. */
async function takeUpEarlier(ctx: Context, { messageId, ...mail }: EarlierMail): Promise<void> {
  const id = v7();
  await inTransaction(ctx, async (tx) => {
    await insertLetter(tx.db, {
      id,
      messageId,
      kind: 'earlier',
      toAddress: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // What it leads to may be for its receiver alone.
      secret: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? null,
      manuscriptId: await findNamedManuscript(tx.db, `${mail.subject}\n${mail.text}`),
      state: 'queued',
      createdAt: tx.now(),
    });
    if (await findLetter(tx.db, id)) await tx.jobs.enqueue(tx.db, 'send-mail', { letterId: id });
  });
}

/** What a mail job asks for. */
export async function postMail(ctx: Context, job: JobPayloads['send-mail'], compose: ComposeLetter): Promise<void> {
  await ('letterId' in job ? postLetter(ctx, job.letterId, compose) : takeUpEarlier(ctx, job));
}
