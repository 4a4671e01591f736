import * as t from '../../../messages/fee-responses.ts';
import { openArticle } from '../articles/index.ts';
import { post, waiverOf, type OrderRow, type RefundEffect, findOpenOrder } from '../payments/index.ts';
import { isOwed } from './is-owed.ts';
import { changeFee, findFee, lockFee, reopenFee, type FeeRow, type FoundFee } from './fee-store.ts';
import { closeRequests, findLastRequest } from './waiver-store.ts';
import type { CheckoutWish } from '../../../contracts/payments.ts';
import type { Context } from '../../context.ts';
import { AppError, forbidden, invalidInput } from '../../errors.ts';
import { isOwnEmail } from '../accounts/index.ts';
import { dueMinorOf } from './fee-amount.ts';
import { allowedFeeActions } from './journal-fees.ts';
import { ownFee, feeLookupKey } from './own-fee.ts';

/** The actor's fee if it is due; else throws why there is nothing to pay. */
async function dueFee(ctx: Context, manuscriptId: string): Promise<FoundFee> {
  const found = await ownFee(ctx, manuscriptId);
  if (found.fee.isSettled) throw new AppError('already-paid', t.feeAlreadySettled());
  if (found.fee.mode !== 'open') throw new AppError('state-conflict', t.chooseOpenAccessFirst());
  const request = await findLastRequest(ctx.db, manuscriptId);
  if (!allowedFeeActions(ctx.actor, found, request?.state === 'waiting').includes('pay'))
    throw new AppError('state-conflict', t.waiverPending());
  return found;
}

const longestTitle = 120;

/** The article's name on the card form, the invoice and in emails. */
function nameOf({ number, title }: FoundFee['manuscript']): string {
  const emails = Array.from(title);
  const short = emails.length > longestTitle ? `${emails.slice(0, longestTitle).join('').trimEnd()}…` : title;
  return t.orderName({ number, title: short });
}

/** The sale of a handling fee; the details in the request must match our records. */
export async function findFeeSale(ctx: Context, wish: CheckoutWish) {
  if (!(await isOwnEmail(ctx, wish.emailId))) throw forbidden(t.checkoutOfAnother());
  const manuscriptId = wish.articleId;
  const lookupKey = feeLookupKey(manuscriptId);
  const { fee, journal, manuscript } = await dueFee(ctx, manuscriptId);
  const dueMinor = dueMinorOf(fee);
  if (wish.stripeLookupId !== undefined && wish.stripeLookupId !== lookupKey)
    throw invalidInput('stripeLookupId', t.addressDoesNotFit());
  return {
    thing: { kind: 'handling-fee', manuscriptId } as const,
    name: nameOf(manuscript),
    description: t.orderDescription({ journal: journal.title }),
    price: { amountMinor: dueMinor, currency: fee.currency },
    lookupKey,
    refuseIfOwned: async (later: Context) => {
      const current = await dueFee(later, manuscriptId);
      if (dueMinorOf(current.fee) !== dueMinor) throw new AppError('state-conflict', t.feeChanged());
    },
  };
}

/**
 * Closes the open checkout of a fee that its author or the office has just changed, after the transaction, so that no
 * one pays the old price. A payment made in that moment, or while the provider is unavailable, still counts. If the
 * fee ends or is replaced, the job `end-fee-checkouts` closes it, and it no longer counts.
 */
export async function endOpenCheckout(ctx: Context, manuscriptId: string, payerId: string): Promise<void> {
  const order = await findOpenOrder(ctx.db, payerId, { kind: 'handling-fee', manuscriptId });
  const sessionId = order?.providerSessionId;
  if (!sessionId) return;
  await ctx.payments.endCheckout(sessionId).catch((error: unknown) => {
    ctx.log.warn({ err: error, sessionId }, 'The checkout of a fee that has changed could not be closed');
  });
}

/** The results of paying a fee. */
export type FeeGrant = 'given' | 'owned' | 'withdrawn' | 'not-due' | 'changed';

type SettlingOrder = Pick<OrderRow, 'id' | 'amountMinor'>;

function postWaiver(ctx: Context, { manuscriptId, currency }: FeeRow, waivedMinor: number): Promise<void> {
  const memo = t.waiverNote();
  return post(ctx.db, waiverOf({ manuscriptId, waivedMinor, currency, memo }, ctx.now()));
}

/**
 * Marks open access as paid or free: opens the article, books what was waived, and closes a pending waiver request. In
 * a transaction; false if it was already settled.
 */
export async function settleFee(ctx: Context, manuscriptId: string, order: SettlingOrder | null): Promise<boolean> {
  const now = ctx.now();
  const settled = { isSettled: true, settledByOrderId: order?.id ?? null } as const;
  const fee = await changeFee(ctx.db, manuscriptId, { ...settled, mode: 'open', decidedAt: now });
  if (!fee) return false;
  const answer = t.feeSettledMeanwhile();
  await closeRequests(ctx.db, manuscriptId, { answer, decidedAt: now });
  await postWaiver(ctx, fee, fee.listMinor - (order?.amountMinor ?? 0));
  await openArticle(ctx, manuscriptId);
  return true;
}

/** Opens an article whose fee was settled before, in the transaction that publishes it. */
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

/** Whether an order has the current price, or the price before a reduction that was granted meanwhile. */
const isPriceOf = (fee: FeeRow, { amountMinor, currency }: OrderRow): boolean =>
  currency === fee.currency && amountMinor >= dueMinorOf(fee) && amountMinor <= fee.listMinor;

/**
 * Opens the article whose fee an order has paid, whatever its author chose meanwhile: `owned` if already settled,
 * `withdrawn` if there is no article to open, `not-due` if no fee is due now, `changed` if another fee has replaced
 * the paid one.
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
 * Handles the refund of a fee: before publication its author chooses and pays again. A published article stays open
 * under its licence, with its fee settled (decision 41). A fee paid by another order, or waived, does not change.
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
