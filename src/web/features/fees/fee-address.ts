import { pages } from '../../../contracts/pages.ts';

interface Payer {
  readonly id: string;
  readonly email: string;
}

/** The one status by which the address of a checkout means a handling fee. */
export const feeStatus = 'publisharticle';

/** The checkout of a manuscript's handling fee for its author. */
export const feeCheckoutHref = (articleId: string, payer: Payer): string =>
  pages.feeCheckout.href({ articleId, checkoutStatus: feeStatus, userId: payer.id, emailId: payer.email });
