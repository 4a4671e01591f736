import type { Context } from '../../context.ts';
import { openArticle } from '../articles/index.ts';
import { post, waiverOf, type OrderRow, type RefundEffect } from '../payments/index.ts';
import { dueMinorOf } from './fee-amount.ts';
import { isOwed } from './is-owed.ts';
import { changeFee, findFee, lockFee, reopenFee, type FeeRow } from './fee-store.ts';
import { closeRequests } from './waiver-store.ts';

/** What comes of the payment of a fee. */
export type FeeGrant = 'given' | 'owned' | 'withdrawn' | 'not-due' | 'changed';

type SettlingOrder = Pick<OrderRow, 'id' | 'amountMinor'>;

function postWaiver(ctx: Context, { manuscriptId, currency }: FeeRow, waivedMinor: number): Promise<void> {
  const memo = 'Waiver of the handling fee';
  return post(ctx.db, waiverOf({ manuscriptId, waivedMinor, currency, memo }, ctx.now()));
}

/**
 * Open access is paid for, or free: the article is open from now on, what was waived stands in the books, and a request
 * that still waits has nothing left to reduce. Inside a transaction; false when it was settled already.
 */
export async function settleFee(ctx: Context, manuscriptId: string, order: SettlingOrder | null): Promise<boolean> {
  const now = ctx.now();
  const settled = { isSettled: true, settledByOrderId: order?.id ?? null } as const;
  const fee = await changeFee(ctx.db, manuscriptId, { ...settled, mode: 'open', decidedAt: now });
  if (!fee) return false;
  const answer = 'The handling fee was settled before this request was decided.';
  await closeRequests(ctx.db, manuscriptId, { answer, decidedAt: now });
  await postWaiver(ctx, fee, fee.listMinor - (order?.amountMinor ?? 0));
  await openArticle(ctx, manuscriptId);
  return true;
}

/** What was settled before the article was there opens it now, in the transaction that publishes it. */
export async function openIfSettled(tx: Context, manuscriptId: string): Promise<void> {
  if (await isFeeSettled(tx, manuscriptId)) await openArticle(tx, manuscriptId);
}

/** Whether a manuscript will be open to everyone once it is published. */
export const isFeeSettled = async ({ db }: Pick<Context, 'db'>, manuscriptId: string): Promise<boolean> =>
  (await findFee(db, manuscriptId))?.fee.isSettled ?? false;

function manuscriptOf(order: OrderRow): string {
  if (!order.manuscriptId) throw new Error(`Order ${order.id} names no manuscript`);
  return order.manuscriptId;
}

/** Whether what was asked for is still the price: as much as is due, or what was due before a reduction that was granted meanwhile. */
const isPriceOf = (fee: FeeRow, { amountMinor, currency }: OrderRow): boolean =>
  currency === fee.currency && amountMinor >= dueMinorOf(fee) && amountMinor <= fee.listMinor;

/**
 * Opens the article whose fee an order has paid, whatever its author chose meanwhile: `owned` when it was settled already,
 * `withdrawn` when there is nothing to open any more, `not-due` when nothing is asked for it now, and `changed` when another
 * fee has taken the place of the one that was paid: nothing is waived that nobody granted.
 */
export async function grantOpenAccess(ctx: Context, order: OrderRow): Promise<FeeGrant> {
  const manuscriptId = manuscriptOf(order);
  await lockFee(ctx.db, manuscriptId);
  const found = await findFee(ctx.db, manuscriptId);
  if (found?.manuscript.state === 'withdrawn') return 'withdrawn';
  if (!found || !isOwed(found.manuscript)) return 'not-due';
  if (found.fee.isSettled) return 'owned';
  if (!isPriceOf(found.fee, order)) return 'changed';
  await settleFee(ctx, manuscriptId, order);
  return 'given';
}

/**
 * The fee of an order has gone back: before publication its author chooses and pays again. An article that is published
 * stays open under its licence, and its fee settled (decision 41). A fee that another order paid, or that was waived, is
 * left alone.
 */
export async function takeBackOpenAccess(ctx: Context, order: OrderRow): Promise<RefundEffect> {
  const manuscriptId = manuscriptOf(order);
  await lockFee(ctx.db, manuscriptId);
  const found = await findFee(ctx.db, manuscriptId);
  if (found?.fee.settledByOrderId !== order.id) return 'nothing';
  if (found.manuscript.publishedAt !== null) return 'stays-open';
  await reopenFee(ctx.db, manuscriptId);
  await postWaiver(ctx, found.fee, order.amountMinor - found.fee.listMinor);
  return 'ended';
}
