import { pages } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import type { CheckoutRequest, CheckoutState } from '../../ports/payments/payment-provider.ts';

/** A session that the provider has opened, and what leads its payer into it. */
interface OpenedCheckout {
  readonly sessionId: string;
  readonly entrance: string;
}

/** Where the card is taken: in a page of ours, or on the provider's own. */
export interface Desk {
  open(ctx: Context, request: CheckoutRequest): Promise<OpenedCheckout>;
  /** What leads into a session again while it is open. */
  entranceOf(checkout: CheckoutState): string | null;
}

/** The provider fills in the session; its braces must reach it as they are. */
const sessionFilledIn = 'session_id={CHECKOUT_SESSION_ID}';

/** A card form in a page of ours; the entrance is its client secret. */
export const embeddedDesk: Desk = {
  open: async (ctx, request) => {
    const returnUrl = `${ctx.site.url}${pages.returnPayment.href()}?${sessionFilledIn}`;
    const { sessionId, clientSecret } = await ctx.payments.startEmbeddedCheckout({ ...request, returnUrl });
    return { sessionId, entrance: clientSecret };
  },
  entranceOf: ({ clientSecret }) => clientSecret,
};

/** The provider's own page, which leads back to the prices; the entrance is its address. */
export const hostedDesk: Desk = {
  open: async (ctx, request) => {
    const { sessionId, url } = await ctx.payments.startHostedCheckout({
      ...request,
      successUrl: `${ctx.site.url}${pages.pricing.href({}, { success: 'true' })}&${sessionFilledIn}`,
      cancelUrl: ctx.site.url + pages.pricing.href({}, { canceled: 'true' }),
    });
    return { sessionId, entrance: url };
  },
  entranceOf: ({ url }) => url,
};
