import * as t from '../../../../messages/email-responses.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { isAddressAtFault } from '../../../ports/mail/smtp-transport.ts';
import { lockEmail, noteOfEmail, noteReturned, type EmailRow } from '../email-store.ts';
import { readDeliveryReport, type ReportedRecipient } from './delivery-report.ts';
import type { Database } from '../../../db/database.ts';
import { isErased, markUndeliverable, type UndeliverableRow } from './undeliverable-store.ts';
import type { Context } from '../../../context.ts';
import type { BounceMailbox, MailboxMessage } from '../../../ports/mail/bounce-mailbox.ts';

/** The mark of an address as people read it. */
export const presentMark = (mark: UndeliverableRow | null | undefined) =>
  mark ? { since: mark.since.toISOString(), reason: mark.reason } : null;

/** Marks the address of an email, unless its account is erased. */
export async function markAddressOf(
  db: Database,
  { id: emailId, toAddress: address, userId, manuscriptId }: EmailRow,
  { reason, since }: { readonly reason: string; readonly since: Date },
): Promise<void> {
  if (address === '' || (userId !== null && (await isErased(db, userId)))) return;
  await markUndeliverable(db, { address, reason, emailId, manuscriptId, since });
}

/** What became of a message that was handed in. */
export type BounceOutcome = 'came-back' | 'delayed' | 'arrived' | 'no-report' | 'not-ours';

const worstFirst = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;

/** The worst that a report says of this address, or of any address where it does not name this one. */
export function worstFor(recipients: readonly ReportedRecipient[], address: string): ReportedRecipient | undefined {
  const named = recipients.filter(({ addresses }) => addresses.includes(address.toLowerCase()));
  return (named.length > 0 ? named : recipients).toSorted(
    (one, other) => worstFirst.indexOf(one.action) - worstFirst.indexOf(other.action),
  )[0];
}

/** An email bounced. Its address is marked if it is the cause. */
async function noteReturn(tx: Context, email: EmailRow, { status, reason }: ReportedRecipient): Promise<void> {
  const at = tx.now();
  // Whose recipient is not known any more is a count: what a server says of it would name them.
  const lastError = email.toAddress === '' ? null : t.bouncedWith({ reason });
  await noteReturned(tx.db, email.id, at, lastError);
  if (isAddressAtFault(status)) await markAddressOf(tx.db, email, { reason, since: at });
}

/**
 * Takes a report of another server. Only a report sent to a return path signed here counts: out-of-office
 * replies and forged reports change nothing.
 */
export async function takeBounce(ctx: Context, raw: Uint8Array): Promise<BounceOutcome> {
  const report = await readDeliveryReport(raw);
  if (!report || report.recipients.length === 0) return 'no-report';
  const emailId = ctx.mail.returnPaths?.emailIn(report.head) ?? null;
  return inTransaction(ctx, async (tx) => {
    const email = emailId === null ? null : await lockEmail(tx.db, emailId);
    const worst = email && worstFor(report.recipients, email.toAddress);
    if (!email || !worst) return 'not-ours';
    if (worst.action === 'failed') {
      if (email.state !== 'bounced') await noteReturn(tx, email, worst);
      return 'came-back';
    }
    if (worst.action !== 'delayed') return 'arrived';
    if (email.state === 'sent' && email.toAddress !== '')
      await noteOfEmail(tx.db, email.id, t.delayedWith({ reason: worst.reason }));
    return 'delayed';
  });
}

/** Takes a message that answers one of our emails: what became of it for each address; nothing if it answers none. */
export type TakeAnswer = (ctx: Context, message: MailboxMessage) => Promise<readonly string[]>;

/** Takes every report and answer that has come into the mailbox; what is neither stays there as seen. */
export async function readBounces(ctx: Context, mailbox: BounceMailbox, takeAnswer: TakeAnswer): Promise<void> {
  const outcomes = new Map<string, number>();
  const read = await mailbox.readUnseen(async (message) => {
    const answered = await takeAnswer(ctx, message);
    for (const outcome of answered.length > 0 ? answered : [await takeBounce(ctx, message.top)])
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  });
  if (read > 0) ctx.log.info(Object.fromEntries(outcomes), 'Arrived emails are read');
}
