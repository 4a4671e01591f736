import { v7 } from 'uuid';
import type { Context } from '../../server/context.ts';
import { orders } from '../../server/db/schema/index.ts';
import { findOrder, type OrderRow } from '../../server/domains/payments/index.ts';
import type { CheckoutState } from '../../server/ports/payments/payment-provider.ts';
import { applyCheckout } from '../../server/workflows/payments/settle-checkout.ts';
import type { Product } from './start-product.ts';

/** An order that a person has begun; a pass unless another thing is named. */
export async function anOrder(product: Product, userId: string, traits: Partial<OrderRow> = {}): Promise<OrderRow> {
  const id = v7();
  const thing = { kind: 'subscription', name: 'Pass for examples', plan: 'two_day_access' } as const;
  const price = { amountMinor: 19_900, currency: 'AED' };
  const current = { state: 'open', providerSessionId: `cs_test_${id}`, createdAt: product.system.now() } as const;
  const [order] = await product.parts.db
    .insert(orders)
    .values({ id, userId, ...thing, ...price, ...current, ...traits })
    .returning();
  if (!order) throw new Error('The order was not added');
  return order;
}

/** What the provider says of the session of an order that is paid. */
export const paidCheckout = ({ id: orderId, providerSessionId, ...order }: OrderRow): CheckoutState => ({
  sessionId: providerSessionId ?? '',
  orderId,
  isMarked: true,
  status: 'complete',
  isPaid: true,
  paid: { amountMinor: order.amountMinor, currency: order.currency },
  paymentId: `pi_${orderId}`,
  refundedMinor: 0,
  refunds: [],
  customerEmail: null,
  clientSecret: null,
  url: null,
});

/** Has the provider say that an order is paid; answers with the order as it stands then. */
export async function paidFor(ctx: Context, order: OrderRow): Promise<OrderRow> {
  await applyCheckout(ctx, paidCheckout(order));
  const settled = await findOrder(ctx.db, order.id);
  if (settled?.state !== 'paid') throw new Error('The order was not settled');
  return settled;
}
