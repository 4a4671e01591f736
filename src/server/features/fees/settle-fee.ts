import type { Context } from '../../context.ts';
import { setArticleAccess } from '../articles/index.ts';
import { post, waiverOf, type OrderRow } from '../payments/index.ts';
import { changeFee, findFee, lockFee, reopenFee, type FeeRow } from './fee-store.ts';
import { closeRequests } from './waiver-store.ts';

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
  await setArticleAccess(ctx, manuscriptId, 'open');
  return true;
}

/** What was settled before the article was there opens it now, in the transaction that publishes it. */
export async function openIfSettled(tx: Context, manuscriptId: string): Promise<void> {
  if ((await findFee(tx.db, manuscriptId))?.fee.isSettled) await setArticleAccess(tx, manuscriptId, 'open');
}

function manuscriptOf(order: OrderRow): string {
  if (!order.manuscriptId) throw new Error(`Order ${order.id} names no manuscript`);
  return order.manuscriptId;
}

/**
 * Opens the article whose fee an order has paid, whatever its author or the office changed meanwhile: `owned` when it was
 * settled already, `withdrawn` when there is nothing to open any more.
 */
export async function grantOpenAccess(ctx: Context, order: OrderRow): Promise<'given' | 'owned' | 'withdrawn'> {
  const manuscriptId = manuscriptOf(order);
  await lockFee(ctx.db, manuscriptId);
  const state = (await findFee(ctx.db, manuscriptId))?.manuscript.state;
  if (state === 'withdrawn' || state === 'rejected') return 'withdrawn';
  return (await settleFee(ctx, manuscriptId, order)) ? 'given' : 'owned';
}

/**
 * The fee of an order has gone back: the article is read by subscription again, and its author may choose anew. A fee
 * that another order paid, or that was waived, stays settled, and the answer is false.
 */
export async function takeBackOpenAccess(ctx: Context, order: OrderRow): Promise<boolean> {
  const manuscriptId = manuscriptOf(order);
  await lockFee(ctx.db, manuscriptId);
  const fee = await reopenFee(ctx.db, manuscriptId, order.id);
  if (!fee) return false;
  await postWaiver(ctx, fee, order.amountMinor - fee.listMinor);
  await setArticleAccess(ctx, manuscriptId, 'subscription');
  return true;
}
