import * as t from '../../../../messages/email-responses.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { isAddressAtFault } from '../../../ports/mail/smtp-transport.ts';
import { lockLetter, noteOfLetter, noteReturned, type LetterRow } from '../letter-store.ts';
import { readDeliveryReport, type ReportedReceiver } from './delivery-report.ts';
import type { Database } from '../../../db/database.ts';
import { isErased, markUndeliverable, type UndeliverableRow } from './undeliverable-store.ts';
import type { Context } from '../../../context.ts';
import type { BounceMailbox } from '../../../ports/mail/bounce-mailbox.ts';

/** The mark of an address as people read it. */
export const presentMark = (mark: UndeliverableRow | null | undefined) =>
  mark ? { since: mark.since.toISOString(), reason: mark.reason } : null;

/** Marks the address of an email, unless its account is erased. */
export async function markAddressOf(
  db: Database,
  { id: letterId, toAddress: address, userId, manuscriptId }: LetterRow,
  { reason, since }: { readonly reason: string; readonly since: Date },
): Promise<void> {
  if (address === '' || (userId !== null && (await isErased(db, userId)))) return;
  await markUndeliverable(db, { address, reason, letterId, manuscriptId, since });
}

/** What became of a message that was handed in. */
export type BounceOutcome = 'came-back' | 'delayed' | 'arrived' | 'no-report' | 'not-ours';

const worstFirst = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;

/** The worst that a report says of this address, or of any address where it does not name this one. */
export function worstFor(receivers: readonly ReportedReceiver[], address: string): ReportedReceiver | undefined {
  const named = receivers.filter(({ addresses }) => addresses.includes(address.toLowerCase()));
  return (named.length > 0 ? named : receivers).toSorted(
    (one, other) => worstFirst.indexOf(one.action) - worstFirst.indexOf(other.action),
  )[0];
}

/** An email bounced. Its address is marked if it is the cause. */
async function noteReturn(tx: Context, letter: LetterRow, { status, reason }: ReportedReceiver): Promise<void> {
  const at = tx.now();
  // Whose receiver is not known any more is a count: what a server says of it would name them.
  const lastError = letter.toAddress === '' ? null : t.bouncedWith({ reason });
  await noteReturned(tx.db, letter.id, at, lastError);
  if (isAddressAtFault(status)) await markAddressOf(tx.db, letter, { reason, since: at });
}

/**
 * Takes a report of another server. Only a report sent to a return path signed here counts: out-of-office
 * replies and forged reports change nothing.
 */
export async function takeBounce(ctx: Context, raw: Uint8Array): Promise<BounceOutcome> {
  const report = await readDeliveryReport(raw);
  if (!report || report.receivers.length === 0) return 'no-report';
  const letterId = ctx.mail.returnPaths?.letterIn(report.head) ?? null;
  return inTransaction(ctx, async (tx) => {
    const letter = letterId === null ? null : await lockLetter(tx.db, letterId);
    const worst = letter && worstFor(report.receivers, letter.toAddress);
    if (!letter || !worst) return 'not-ours';
    if (worst.action === 'failed') {
      if (letter.state !== 'bounced') await noteReturn(tx, letter, worst);
      return 'came-back';
    }
    if (worst.action !== 'delayed') return 'arrived';
    if (letter.state === 'sent' && letter.toAddress !== '')
      await noteOfLetter(tx.db, letter.id, t.delayedWith({ reason: worst.reason }));
    return 'delayed';
  });
}

/** Takes every report that has come into the mailbox; what is none stays there as seen. */
export async function readBounces(ctx: Context, mailbox: BounceMailbox): Promise<void> {
  const outcomes = new Map<BounceOutcome, number>();
  const read = await mailbox.readUnseen(async (message) => {
    const outcome = await takeBounce(ctx, message);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  });
  if (read > 0) ctx.log.info(Object.fromEntries(outcomes), 'Delivery reports are read');
}
