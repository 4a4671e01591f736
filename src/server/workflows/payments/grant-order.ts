import type { Context } from '../../context.ts';
import {
  grantFullIssue,
  grantSubscription,
  sendFeeReceipt,
  takeBackFullIssue,
  takeBackSubscription,
  type OrderRow,
  type RefundEffect,
} from '../../domains/payments/index.ts';
import { grantOpenAccess, takeBackOpenAccess, type FeeGrant } from '../../domains/fees/index.ts';
import { refreshTurn } from '../../domains/editorial/index.ts';

/** A payment or refund changes whose turn it is if the manuscript waits for its mode of publication. */
async function refreshTurnOf(ctx: Context, { manuscriptId }: OrderRow): Promise<void> {
  if (manuscriptId) await refreshTurn(ctx, manuscriptId);
}

async function grantFee(ctx: Context, order: OrderRow) {
  const granted = await grantOpenAccess(ctx, order);
  if (granted !== 'given') return granted;
  await refreshTurnOf(ctx, order);
  await sendFeeReceipt(ctx, order);
  return granted;
}

async function takeBackFee(ctx: Context, order: OrderRow): Promise<RefundEffect> {
  const effect = await takeBackOpenAccess(ctx, order);
  await refreshTurnOf(ctx, order);
  return effect;
}

/** Grants a paid order, inside its transaction; else returns why not: the person already had the pass or issue. */
export function grantOrder(ctx: Context, order: OrderRow): Promise<FeeGrant> {
  switch (order.kind) {
    case 'subscription':
      return grantSubscription(ctx, order);
    case 'full-issue':
      return grantFullIssue(ctx, order);
    case 'handling-fee':
      return grantFee(ctx, order);
  }
}

/** Ends what a fully refunded order granted, inside its transaction, except an article that is already open. */
export async function takeBackOrder(ctx: Context, order: OrderRow): Promise<RefundEffect> {
  switch (order.kind) {
    case 'subscription':
      return (await takeBackSubscription(ctx, order)) ? 'ended' : 'nothing';
    case 'full-issue':
      return (await takeBackFullIssue(ctx, order)) ? 'ended' : 'nothing';
    case 'handling-fee':
      return takeBackFee(ctx, order);
  }
}
