import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { anOrder, trialProvider } from '../../../test/money/trial-provider.ts';

const { sandbox, provider } = await trialProvider();

describe('where another site shares the provider’s account', () => {
  const other = () => provider({ site: 'another press' });
  const signed = (event: object) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', livemode: false, ...event });
    const secret = sandbox.webhookSecret;
    return [Buffer.from(payload), Stripe.webhooks.generateTestHeaderString({ payload, secret })] as const;
  };

  test('its sessions are not listed, and are nobody’s here', async () => {
    const [own, foreign] = [
      await provider().startHostedCheckout(anOrder()),
      await other().startHostedCheckout(anOrder()),
    ];
    const listed: string[] = [];
    for await (const checkout of provider().listCheckouts(new Date(0))) listed.push(checkout.sessionId);
    expect(listed).toContain(own.sessionId);
    expect(listed).not.toContain(foreign.sessionId);
    await expect(provider().fetchCheckout(foreign.sessionId)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a session without a mark may be ours from before there were marks: it is known, and said to be unmarked', async () => {
    const account = new Stripe(sandbox.secretKey, { host: sandbox.host, port: sandbox.port, protocol: 'http' });
    const { id } = await account.checkout.sessions.create({
      mode: 'payment',
      ui_mode: 'hosted_page',
      line_items: [{ quantity: 1, price: 'price_two_day_access' }],
      client_reference_id: 'order-1',
      success_url: 'https://press.example/',
    });
    expect(await provider().fetchCheckout(id)).toMatchObject({ orderId: 'order-1', isMarked: false });
    const object = { object: 'checkout.session', id, metadata: {} };
    expect(await provider().eventOf(...signed({ type: 'any', data: { object } }))).toMatchObject({ sessionId: id });
  });

  test('events of its sessions and of its payments concern us as little', async () => {
    for (const [by, isOurs] of [
      [provider(), true],
      [other(), false],
    ] as const) {
      const { sessionId } = await by.startHostedCheckout(anOrder());
      await sandbox.pay(sessionId, '4242424242424242');
      const { paymentId } = await by.fetchCheckout(sessionId);
      const metadata = { site: isOurs ? 'press' : 'another press' };
      const about = (object: object) => provider().eventOf(...signed({ type: 'any', data: { object } }));
      const session = await about({ object: 'checkout.session', id: sessionId, metadata });
      expect(session).toEqual(isOurs ? { sessionId, kind: 'checkout' } : null);
      const dispute = await about({ object: 'dispute', id: 'dp_1', payment_intent: paymentId });
      expect(dispute).toEqual(isOurs ? { sessionId, kind: 'dispute' } : null);
    }
  });
});
