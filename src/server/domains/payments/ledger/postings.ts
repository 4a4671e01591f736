import type { OrderKind } from '../../../../contracts/constants.ts';
import type { OrderRow } from '../order-store.ts';
import { strayMemoOf, type LedgerAccount, type Posting } from './ledger-store.ts';

/** The account that each kind of sale earns for. */
export const revenueAccounts = {
  subscription: 'revenue-subscriptions',
  'full-issue': 'revenue-full-issues',
  'handling-fee': 'revenue-handling-fees',
} as const satisfies Record<OrderKind, LedgerAccount>;

const factsOf = (order: OrderRow, at: Date) => ({
  at,
  currency: order.currency,
  orderId: order.id,
  manuscriptId: order.manuscriptId,
  memo: order.name,
});

/** Money that came in for an order: the provider owes it to us, and we have earned it. */
export const paymentOf = (order: OrderRow, at: Date): Posting => ({
  ...factsOf(order, at),
  kind: 'payment',
  moves: [
    { account: 'provider', amountMinor: order.amountMinor },
    { account: revenueAccounts[order.kind], amountMinor: -order.amountMinor },
  ],
});

/** Money of an order that went back, or a part of it: the payment the other way round. */
export const refundOf = (order: OrderRow, amountMinor: number, at: Date): Posting => ({
  ...factsOf(order, at),
  kind: 'refund',
  moves: [
    { account: revenueAccounts[order.kind], amountMinor },
    { account: 'provider', amountMinor: -amountMinor },
  ],
});

interface Stray {
  readonly orderId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly sessionId: string;
}

const strayFactsOf = ({ orderId, currency, sessionId }: Stray, at: Date) => ({
  at,
  currency,
  orderId,
  manuscriptId: null,
  memo: strayMemoOf(sessionId),
});

/** Money received without an order: we must return it, so it has its own account until then. */
export const strayPaymentOf = (stray: Stray, at: Date): Posting => ({
  ...strayFactsOf(stray, at),
  kind: 'payment',
  moves: [
    { account: 'provider', amountMinor: stray.amountMinor },
    { account: 'unallocated', amountMinor: -stray.amountMinor },
  ],
});

/** Money that no order asked for and that has been returned. */
export const strayRefundOf = (stray: Stray, at: Date): Posting => ({
  ...strayFactsOf(stray, at),
  kind: 'refund',
  moves: [
    { account: 'unallocated', amountMinor: stray.amountMinor },
    { account: 'provider', amountMinor: -stray.amountMinor },
  ],
});

/** The part of a handling fee that is waived: earned by the list, given away by the rule. */
export const waiverOf = (
  fee: { manuscriptId: string; waivedMinor: number; currency: string; memo: string },
  at: Date,
): Posting => ({
  kind: 'waiver',
  at,
  currency: fee.currency,
  orderId: null,
  manuscriptId: fee.manuscriptId,
  memo: fee.memo,
  moves: [
    { account: 'waivers', amountMinor: fee.waivedMinor },
    { account: 'revenue-handling-fees', amountMinor: -fee.waivedMinor },
  ],
});
