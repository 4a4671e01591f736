import type { PublicationMode } from '../../../contracts/constants.ts';
import type { HandlingFee } from '../../../contracts/fees.ts';
import * as t from '../../../messages/fee-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { endOpenCheckout, settleFee } from './fee-payment.ts';
import { changeFee, type FeeRow, reopenFreeFee, insertFee } from './fee-store.ts';
import { holdOwnFee, readFee } from './own-fee.ts';
import { AppError } from '../../errors.ts';
import type { Money } from '../../../contracts/values.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { dueMinorOf } from './fee-amount.ts';

/**
 * Saves the fee of a manuscript in the transaction that accepts it: the journal's current price, and the country for
 * its reduction. Before that no fee exists that a reviewer or an editor could find. Ends the checkout of an earlier
 * acceptance. Returns what open access costs now, or null if an earlier acceptance settled it.
 */
export async function noteFee(
  tx: Context,
  fee: Pick<FeeRow, 'manuscriptId' | 'listMinor' | 'currency' | 'country'>,
): Promise<Money | null> {
  const noted = await insertFee(tx.db, { ...fee, acceptedAt: tx.now() });
  if (!noted) return null;
  const { manuscriptId, ...facts } = fee;
  await tx.jobs.enqueue(tx.db, 'end-fee-checkouts', { manuscriptId });
  await addAuditEntry(tx, 'fee-noted', manuscriptId, facts);
  return { amountMinor: dueMinorOf(noted), currency: noted.currency };
}

/**
 * A fee that was free because of its journal is not free in the journal that a manuscript moves to, whose acceptance
 * sets the price. A granted reduction stays. Inside the transaction that moves it.
 */
export async function leaveFreeFee(tx: Context, manuscriptId: string): Promise<void> {
  await reopenFreeFee(tx.db, manuscriptId);
}

/** Throws if the fee is paid or zero, so that it cannot be reduced. */
export function refuseIfNothingDue(fee: FeeRow): void {
  if (fee.isSettled) throw new AppError('already-paid', t.feeSettled());
  if (dueMinorOf(fee) === 0) throw new AppError('state-conflict', t.nothingToReduce());
}

function messageOf(mode: PublicationMode, { isFree, isPublished }: { isFree: boolean; isPublished: boolean }): string {
  if (mode === 'subscription') return t.subscriptionChosen();
  if (!isFree) return t.openAccessChosenFee();
  return isPublished ? t.openAccessChosenPublished() : t.openAccessChosenUnpublished();
}

/**
 * Saves the author's choice of how the article is published; free open access takes effect at once. The caller adds
 * the further effects in the same transaction.
 */
export async function chooseMode(
  ctx: Context,
  manuscriptId: string,
  mode: PublicationMode,
  follow: (tx: Context) => Promise<unknown>,
): Promise<{ message: string; fee: HandlingFee }> {
  const outcome = await inTransaction(ctx, async (tx) => {
    const { fee, manuscript } = await holdOwnFee(tx, manuscriptId);
    if (fee.isSettled) throw new AppError('already-paid', t.accessSettled());
    await changeFee(tx.db, manuscriptId, { mode, decidedAt: tx.now() });
    await addAuditEntry(tx, 'mode-of-publication', manuscriptId, { mode });
    const isSettled = mode === 'open' && dueMinorOf(fee) === 0;
    if (isSettled) await settleFee(tx, manuscriptId, null);
    await follow(tx);
    return { isFree: isSettled, isPublished: manuscript.state === 'published' };
  });
  if (mode === 'subscription') await endOpenCheckout(ctx, manuscriptId, signedIn(ctx).userId);
  return { message: messageOf(mode, outcome), fee: await readFee(ctx, manuscriptId) };
}
