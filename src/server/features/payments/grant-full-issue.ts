import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { findAccount } from '../accounts/index.ts';
import type { OrderRow } from './order-store.ts';
import { fullIssueMail } from './payment-mails.ts';
import { insertPurchase } from './purchase-store.ts';

/** Gives the person of a paid order the full issue that it was for, and the receipt. */
export async function grantFullIssue(ctx: Context, order: OrderRow): Promise<void> {
  const { id: orderId, userId, fullIssueId } = order;
  if (!fullIssueId) throw new Error(`Order ${orderId} names no full issue`);
  const isNew = await insertPurchase(ctx.db, { id: v7(), userId, fullIssueId, orderId, purchasedAt: ctx.now() });
  if (!isNew) {
    ctx.log.error({ orderId, userId, fullIssueId }, 'A full issue was paid for twice: one payment has to be returned');
    return;
  }
  const account = await findAccount(ctx.db, userId);
  if (account) await ctx.jobs.enqueue(ctx.db, 'send-mail', fullIssueMail(ctx.site, account, order));
}
