import type { Context } from '../../context.ts';
import {
  grantFullIssue,
  grantSubscription,
  sendFeeReceipt,
  takeBackFullIssue,
  takeBackSubscription,
  type OrderRow,
} from '../../features/payments/index.ts';
import { grantOpenAccess, takeBackOpenAccess } from '../../features/fees/index.ts';

async function grantFee(ctx: Context, order: OrderRow) {
  const granted = await grantOpenAccess(ctx, order);
  if (granted === 'given') await sendFeeReceipt(ctx, order);
  return granted;
}

/**
 * Gives what a paid order was for, inside its transaction; `owned` when the person had it already, `withdrawn` when there
 * is nothing to give any more.
 */
export function grantOrder(ctx: Context, order: OrderRow): Promise<'given' | 'owned' | 'withdrawn'> {
  switch (order.kind) {
    case 'subscription':
      return grantSubscription(ctx, order);
    case 'full-issue':
      return grantFullIssue(ctx, order);
    case 'handling-fee':
      return grantFee(ctx, order);
  }
}

/** Ends what a refunded order gave, inside its transaction; false when it gave nothing that could end. */
export function takeBackOrder(ctx: Context, order: OrderRow): Promise<boolean> {
  switch (order.kind) {
    case 'subscription':
      return takeBackSubscription(ctx, order);
    case 'full-issue':
      return takeBackFullIssue(ctx, order);
    case 'handling-fee':
      return takeBackOpenAccess(ctx, order);
  }
}
