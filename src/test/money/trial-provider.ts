import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { HostedRequest } from '../../server/ports/payments/payment-provider.ts';
import { startSandbox } from '../../server/ports/payments/sandbox/start-sandbox.ts';
import { stripeProvider, type StripeProviderOptions } from '../../server/ports/payments/stripe-provider.ts';
import { atTheEnd } from '../at-the-end.ts';

const State = z.object({
  checkouts: z.record(
    z.string(),
    z.object({ session: z.object({ client_reference_id: z.string() }), refunds: z.array(z.unknown()) }),
  ),
  prices: z.record(z.string(), z.object({ name: z.string() })),
});

export const trialPrice = { amountMinor: 19_900, currency: 'AED' };

/** A two-day pass, ordered for the first time. */
export const anOrder = (changes: Partial<HostedRequest> = {}): HostedRequest => ({
  orderId: randomUUID(),
  name: 'Two Day Access',
  description: 'Full PDF access for 2 days',
  price: trialPrice,
  lookupKey: 'two_day_access',
  customerEmail: 'reader@example.org',
  successUrl: 'https://press.example/productDisplay?success=true&session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://press.example/productDisplay?canceled=true',
  ...changes,
});

/** The adapter on a sandbox of one suite's own, whose books can be read behind its back; ended after the suite. */
export async function trialProvider() {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-payments-'));
  const stateFile = path.join(folder, 'state.json');
  const sandbox = await startSandbox({
    stateFile,
    webhookUrl: 'http://127.0.0.1:1/closed',
    webhookSecret: 'whsec_trial',
    prices: [{ id: 'price_two_day_access', lookupKey: 'two_day_access', name: 'Two Day Access', price: trialPrice }],
    log: { info: () => undefined, warn: () => undefined },
  });
  atTheEnd(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const provider = (changes: Partial<StripeProviderOptions> = {}) =>
    stripeProvider({
      secretKey: sandbox.secretKey,
      publishableKey: null,
      webhookSecrets: [sandbox.webhookSecret],
      site: 'press',
      server: { host: sandbox.host, port: sandbox.port, protocol: 'http' },
      ...changes,
    });
  const books = () => State.parse(JSON.parse(readFileSync(stateFile, 'utf8')));
  return {
    sandbox,
    provider,
    sessionsOf: (orderId: string): number =>
      Object.values(books().checkouts).filter(({ session }) => session.client_reference_id === orderId).length,
    /** How many prices were ever made for a thing of this name. */
    pricesOf: (name: string): number => Object.values(books().prices).filter((price) => price.name === name).length,
    refundsOf: (sessionId: string) => books().checkouts[sessionId]?.refunds.length,
    /** A paid checkout, and what its refund is asked with. */
    aPaidCheckout: async () => {
      const { sessionId } = await provider().startHostedCheckout(anOrder());
      await sandbox.pay(sessionId, '4242424242424242');
      const { paymentId } = await provider().fetchCheckout(sessionId);
      return { sessionId, refund: { refundId: randomUUID(), paymentId: paymentId ?? '', price: trialPrice } };
    },
  };
}
