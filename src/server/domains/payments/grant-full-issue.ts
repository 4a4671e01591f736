import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { OrderRow } from './order-store.ts';
import { fullIssueMail } from './payment-mails.ts';
import { deletePurchaseOf, insertPurchase } from './purchase-store.ts';
import { sendReceipt } from './send-receipt.ts';

/** Gives the person of a paid order the full issue that it was for, and the receipt; `owned` when they had it already. */
export async function grantFullIssue(ctx: Context, order: OrderRow): Promise<'given' | 'owned'> {
  const { id: orderId, userId, fullIssueId } = order;
  if (!fullIssueId) throw new Error(`Order ${orderId} names no full issue`);
  const isNew = await insertPurchase(ctx.db, { id: v7(), userId, fullIssueId, orderId, purchasedAt: ctx.now() });
  if (!isNew) return 'owned';
  await sendReceipt(ctx, order, (account, receipt) => fullIssueMail(ctx.site, account, receipt));
  return 'given';
}

/** Ends what a refunded order gave; an issue that another order paid for stays, and the answer is false. */
export const takeBackFullIssue = (ctx: Context, order: OrderRow): Promise<boolean> =>
  deletePurchaseOf(ctx.db, order.id);
