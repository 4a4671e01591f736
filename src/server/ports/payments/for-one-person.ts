import type { PaymentProvider } from './payment-provider.ts';
import { aPersonsPatience, givenUpAfter } from './within-patience.ts';

/** The provider for one request of one person: all its calls together last no longer than a person waits. */
export function forOnePerson(provider: PaymentProvider, patience = aPersonsPatience): PaymentProvider {
  let left = patience;
  const within = async <T>(call: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    try {
      return await givenUpAfter(left, call);
    } finally {
      left -= performance.now() - begun;
    }
  };
  return {
    ...provider,
    startHostedCheckout: (request) => within(() => provider.startHostedCheckout(request)),
    startEmbeddedCheckout: (request) => within(() => provider.startEmbeddedCheckout(request)),
    endCheckout: (sessionId) => within(() => provider.endCheckout(sessionId)),
    fetchCheckout: (sessionId) => within(() => provider.fetchCheckout(sessionId)),
    refund: (request) => within(() => provider.refund(request)),
    fetchRefund: (id) => within(() => provider.fetchRefund(id)),
    keepPrice: (thing) => within(() => provider.keepPrice(thing)),
  };
}
