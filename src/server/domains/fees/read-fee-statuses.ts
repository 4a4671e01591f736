import type { Money } from '../../../contracts/values.ts';
import type { ManuscriptAction } from '../../../contracts/manuscript-values.ts';
import { type Context, signedIn } from '../../context.ts';
import { dueMinorOf, paymentStatusOf } from './fee-amount.ts';
import { allowedFeeActions, maySeeFee } from './journal-fees.ts';
import { isOwed } from './is-owed.ts';
import { listFees, type FeeRow, type FoundFee, listOpenFeesOf } from './fee-store.ts';
import { listWaiting } from './waiver-store.ts';
import { mostCounted } from '../../../contracts/constants.ts';

/**
 * How many of the caller's fees for published articles are due, or would be with open access; without those with a
 * pending request.
 */
export async function countFeesToPay(ctx: Context): Promise<number> {
  const fees = await listOpenFeesOf(ctx.db, signedIn(ctx).userId, mostCounted);
  return fees.filter((fee) => dueMinorOf(fee) > 0).length;
}

/** The part of a manuscript's answer about its fee. */
export interface FeeStatus {
  readonly paymentStatus: 'paid' | 'unpaid' | null;
  /** What open access costs now; null unless it can be paid. */
  readonly payable: Money | null;
  readonly allowed: readonly ManuscriptAction[];
}

type Owed = Omit<FoundFee['manuscript'], 'title' | 'publishedAt' | 'reviewModel'>;

const unknown: FeeStatus = { paymentStatus: null, payable: null, allowed: [] };

function statusOf(ctx: Context, manuscript: Owed, fee: FeeRow, isWaiting: boolean): FeeStatus {
  // No fee is due for a withdrawn article, or a manuscript that is no longer accepted.
  const isMoot = !isOwed(manuscript) && !fee.isSettled;
  const mayChoose = allowedFeeActions(ctx.actor, { fee, manuscript }, isWaiting).includes('choose');
  const owes = mayChoose && fee.mode !== 'subscription' && dueMinorOf(fee) > 0 && !isWaiting;
  return {
    paymentStatus: isMoot ? null : paymentStatusOf(fee),
    payable: owes ? { amountMinor: dueMinorOf(fee), currency: fee.currency } : null,
    allowed: [...(mayChoose ? ['choose-mode' as const] : []), ...(owes ? ['pay' as const] : [])],
  };
}

/** The fees of some manuscripts, for people who may know; null for others and while none is due. */
export async function readFeeStatuses(
  ctx: Context,
  manuscripts: readonly Owed[],
): Promise<(manuscript: Owed) => FeeStatus> {
  const shown = manuscripts.filter((one) => maySeeFee(ctx.actor, one)).map(({ id }) => id);
  const rows = await listFees(ctx.db, shown);
  const fees = new Map(rows.map((fee) => [fee.manuscriptId, fee]));
  const waiting = await listWaiting(ctx.db, [...fees.keys()]);
  return (manuscript) => {
    const fee = fees.get(manuscript.id);
    return fee ? statusOf(ctx, manuscript, fee, waiting.has(manuscript.id)) : unknown;
  };
}
