import type { CheckoutWish } from '../../../contracts/payments.ts';
import type { Context } from '../../context.ts';
import { findFeeSale } from '../../domains/fees/index.ts';
import { findIssueSale } from '../../domains/issues/index.ts';
import { embeddedDesk } from './checkout-desk.ts';
import { openCheckout, type Sale } from './open-checkout.ts';

function findSale(ctx: Context, wish: CheckoutWish): Promise<Sale> {
  switch (wish.checkoutStatus) {
    case 'fullIssue':
      return findIssueSale(ctx, wish);
    case 'publisharticle':
      return findFeeSale(ctx, wish);
  }
}

/** Opens the embedded checkout of what is wished for. */
export async function startCheckout(ctx: Context, wish: CheckoutWish): Promise<{ clientSecret: string }> {
  return { clientSecret: await openCheckout(ctx, await findSale(ctx, wish), embeddedDesk) };
}
