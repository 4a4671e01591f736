import { expect, type APIRequestContext } from '@playwright/test';
import { goodCard } from './buying.ts';
import type { Caller } from './submissions.ts';

/** Buys a two-day pass from the form of the pricing page to the grant. */
export async function aPaidPass(request: APIRequestContext, { id, email, headers }: Caller): Promise<void> {
  const form = { lookup_key: 'two_day_access', purchaseType: 'subscription', userId: id, emailId: email };
  const led = await request.post('/api/stripe/create-checkout-sessions', { headers, form, maxRedirects: 0 });
  const sessionId = new URL(led.headers()['location'] ?? '', led.url()).pathname.split('/').at(-1) ?? '';
  const paid = await request.post(`/sandbox/checkout/${sessionId}/pay`, { data: { cardNumber: goodCard } });
  expect(paid.status()).toBe(200);
  const seen = await request.get(`/api/stripe/session-status?session_id=${sessionId}`, { headers });
  expect(await seen.json()).toMatchObject({ status: 'complete', isPaid: true });
}
