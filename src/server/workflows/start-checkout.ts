import type { CheckoutWish } from '../../contracts/payments.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { startIssueCheckout } from '../features/issues/index.ts';

/** Opens the embedded checkout of what is wished for. */
export async function startCheckout(ctx: Context, wish: CheckoutWish): Promise<{ clientSecret: string }> {
  switch (wish.checkoutStatus) {
    case 'fullIssue':
      return startIssueCheckout(ctx, wish);
    case 'publisharticle':
      throw new AppError('state-conflict', 'The handling fee cannot be paid here yet. Nothing was charged.');
  }
}
