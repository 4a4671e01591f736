import type { Context } from '../../context.ts';
import { findAccount, type Account } from '../accounts/index.ts';
import { sendEmail, type TemplateEmail } from '../emails/index.ts';
import { findInvoiceOf } from './documents/document-store.ts';
import type { OrderRow } from './order-store.ts';
import { handlingFeeMail, type Receipt } from './payment-mails.ts';

/** Queues the receipt of a paid order in the transaction that grants the purchase. */
export async function sendReceipt(
  ctx: Context,
  order: OrderRow,
  write: (account: Account, receipt: Receipt) => TemplateEmail,
): Promise<void> {
  const account = await findAccount(ctx.db, order.userId);
  const invoice = await findInvoiceOf(ctx.db, order.id);
  if (!account || !invoice) throw new Error(`Order ${order.id} has no account, or no invoice`);
  const { manuscriptId } = order;
  await sendEmail(ctx, write(account, { order, invoice: invoice.number }), { manuscriptId });
}

/** Has the receipt of a paid handling fee sent. */
export const sendFeeReceipt = (ctx: Context, order: OrderRow): Promise<void> =>
  sendReceipt(ctx, order, (account, receipt) => handlingFeeMail(ctx.site, account, receipt));
