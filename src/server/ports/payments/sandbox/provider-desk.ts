import { ApiRefusal } from './api-refusal.ts';
import { openCheckout } from './checkout-book.ts';
import type { CheckoutLedger } from './checkout-ledger.ts';
import { answerOnce } from './kept-answers.ts';
import { listPrices, type SandboxPrice } from './sandbox-prices.ts';
import type { SandboxSession } from './sandbox-state.ts';
import { parseSessionForm } from './session-form.ts';

/** What the provider's API does for the product. */
export function providerDesk(ledger: CheckoutLedger, prices: readonly SandboxPrice[]) {
  async function known(sessionId: string) {
    const checkout = await ledger.find(sessionId);
    if (checkout) return checkout;
    throw new ApiRefusal(404, `No such checkout.session: '${sessionId}'`, {
      code: 'resource_missing',
      param: 'session',
    });
  }

  return {
    prices: (lookupKeys: readonly string[] | undefined) => listPrices(prices, lookupKeys),
    create: async (body: unknown, idempotencyKey: string | undefined): Promise<SandboxSession> => {
      await ledger.sweep();
      const open = () => openCheckout(ledger.state, prices, parseSessionForm(body)).session;
      const session = answerOnce(ledger.state, idempotencyKey, body, open);
      await ledger.keep();
      return session;
    },
    retrieve: async (sessionId: string): Promise<SandboxSession> => (await known(sessionId)).session,
    expire: async (sessionId: string): Promise<SandboxSession> => {
      const checkout = await known(sessionId);
      if (checkout.session.status !== 'open')
        throw new ApiRefusal(400, 'Only Checkout Sessions with a status of `open` can be expired.');
      await ledger.expire([checkout]);
      return checkout.session;
    },
  };
}

export type ProviderDesk = ReturnType<typeof providerDesk>;
