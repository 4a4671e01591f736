import { v7 } from 'uuid';
import type { Context } from '../../server/context.ts';
import { orders } from '../../server/db/schema/index.ts';
import { findOrder, type OrderRow } from '../../server/features/payments/index.ts';
import type { CheckoutState } from '../../server/ports/payments/payment-provider.ts';
import { applyCheckout } from '../../server/workflows/payments/settle-checkout.ts';
import type { Product } from './start-product.ts';

/** An order that a person has begun; a pass unless another thing is named. */
export async function anOrder(product: Product, userId: string, traits: Partial<OrderRow> = {}): Promise<OrderRow> {
  const id = v7();
  const thing = { kind: 'subscription', name: 'Pass for examples', plan: 'two_day_access' } as const;
  const price = { amountMinor: 19_900, currency: 'AED' };
  const standing = { state: 'open', providerSessionId: `cs_test_${id}`, createdAt: product.system.now() } as const;
  const [order] = await product.parts.db
    .insert(orders)
    .values({ id, userId, ...thing, ...price, ...standing, ...traits })
    .returning();
  if (!order) throw new Error('The order was not added');
  return order;
}

/** Has the provider say that an order is paid; answers with the order as it stands then. */
export async function paidFor(ctx: Context, { id: orderId, providerSessionId, ...order }: OrderRow): Promise<OrderRow> {
  const checkout: CheckoutState = {
    sessionId: providerSessionId ?? '',
    orderId,
    isMarked: true,
    status: 'complete',
    isPaid: true,
    paid: { amountMinor: order.amountMinor, currency: order.currency },
    paymentId: `pi_${orderId}`,
    refundedMinor: 0,
    refundId: null,
    customerEmail: null,
    clientSecret: null,
    url: null,
  };
  await applyCheckout(ctx, checkout);
  const settled = await findOrder(ctx.db, orderId);
  if (settled?.state !== 'paid') throw new Error('The order was not settled');
  return settled;
}
