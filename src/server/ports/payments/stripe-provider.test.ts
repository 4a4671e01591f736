import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anOrder, trialPrice as price, trialProvider } from '../../../test/money/trial-provider.ts';

const { aPaidCheckout, sandbox, provider, sessionsOf, pricesOf } = await trialProvider();

describe('a checkout', () => {
  test('starts at the provider’s page on the site that sells, and stands open and unpaid for its order', async () => {
    const order = anOrder();
    const { sessionId, url } = await provider().startHostedCheckout(order);
    expect(sessionId).toMatch(/^cs_test_\w+$/);
    expect(url).toBe(`https://press.example/sandbox/checkout/${sessionId}`);
    expect(await provider().fetchCheckout(sessionId)).toEqual({
      sessionId,
      orderId: order.orderId,
      isMarked: true,
      status: 'open',
      isPaid: false,
      paid: price,
      customerEmail: 'reader@example.org',
      clientSecret: null,
      url,
      paymentId: null,
      refundedMinor: 0,
      refunds: [],
    });
  });

  test('is complete and paid once the card was taken', async () => {
    const { sessionId } = await provider().startHostedCheckout(anOrder());
    await sandbox.pay(sessionId, '4242424242424242');
    expect(await provider().fetchCheckout(sessionId)).toMatchObject({ status: 'complete', isPaid: true, paid: price });
  });

  test('is refunded once however often that is asked, and says so', async () => {
    const { sessionId } = await provider().startHostedCheckout(anOrder());
    await sandbox.pay(sessionId, '4242424242424242');
    const { paymentId } = await provider().fetchCheckout(sessionId);
    const request = { refundId: randomUUID(), paymentId: paymentId ?? '', price };
    const [first, again] = [await provider().refund(request), await provider().refund(request)];
    expect(again).toEqual(first);
    expect(first.state).toBe('done');
    const { refundedMinor, refunds } = await provider().fetchCheckout(sessionId);
    const { refundId } = request;
    expect([refundedMinor, refunds]).toEqual([
      price.amountMinor,
      [{ providerRefundId: first.providerRefundId, refundId }],
    ]);
    expect((await provider().refund({ ...request, refundId: randomUUID() })).state).toBe('failed');
  });

  test('is refunded in more parts than come along with it, and says how much', async () => {
    const { sessionId, refund } = await aPaidCheckout();
    const inParts = Array.from({ length: 12 }, () => ({ ...refund, refundId: randomUUID() }));
    for (const part of inParts) await provider().refund({ ...part, price: { ...price, amountMinor: 100 } });
    expect((await provider().fetchCheckout(sessionId)).refundedMinor).toBe(1200);
  });

  test('a price that is kept is the one that is charged, and can be changed', async () => {
    const order = { ...anOrder(), lookupKey: `issue_${randomUUID()}`, price: { amountMinor: 4900, currency: 'AED' } };
    await provider().keepPrice(order);
    await provider().keepPrice(order);
    await provider().keepPrice({ ...order, price: { amountMinor: 5900, currency: 'AED' } });
    await expect(provider().startHostedCheckout(order)).rejects.toMatchObject({ code: 'price-mismatch' });
  });

  test('a price that stood before stands again, on the same day', async () => {
    const order = anOrder({ lookupKey: `issue_${randomUUID()}` });
    const at = (amountMinor: number) => ({ ...order, price: { amountMinor, currency: 'AED' } });
    for (const amountMinor of [4900, 5900, 4900, 5900, 4900]) {
      await provider().keepPrice(at(amountMinor));
      const { sessionId } = await provider().startHostedCheckout({ ...at(amountMinor), orderId: randomUUID() });
      expect((await provider().fetchCheckout(sessionId)).paid.amountMinor).toBe(amountMinor);
    }
  });

  test('a price that was put away is not charged, and stands again when it is kept again', async () => {
    const order = { ...anOrder(), lookupKey: `issue_${randomUUID()}`, price: { amountMinor: 4900, currency: 'AED' } };
    const other = { ...order, price: { amountMinor: 5900, currency: 'AED' } };
    await provider().keepPrice(order);
    const { sessionId } = await provider().startHostedCheckout(order);
    await provider().retirePrice(order.lookupKey);
    await provider().retirePrice(order.lookupKey);
    expect((await provider().fetchCheckout(sessionId)).status).toBe('open');
    // Without a price there, ours is charged, whatever it is.
    await provider().startHostedCheckout({ ...other, orderId: randomUUID() });
    await provider().keepPrice(order);
    await expect(provider().startHostedCheckout({ ...other, orderId: randomUUID() })).rejects.toMatchObject({
      code: 'price-mismatch',
    });
  });

  test('a price is kept once, however many keep it at once, and without a description too', async () => {
    const order = anOrder({ lookupKey: `issue_${randomUUID()}`, name: randomUUID(), description: '' });
    await Promise.all(Array.from({ length: 5 }, () => provider().keepPrice(order)));
    expect(pricesOf(order.name)).toBe(1);
  });

  test('row 47: started twice for one order is one session', async () => {
    const order = anOrder();
    const all = await Promise.all([
      provider().startHostedCheckout(order),
      provider().startHostedCheckout(order),
      provider().startHostedCheckout(order),
    ]);
    expect(new Set(all.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(sessionsOf(order.orderId)).toBe(1);
  });

  test('a changed order does not go under the key of an earlier one', async () => {
    const order = anOrder({ lookupKey: 'issue_7' });
    const first = await provider().startHostedCheckout(order);
    const changed = { ...order, price: { amountMinor: 1, currency: 'AED' } };
    await expect(provider().startHostedCheckout(changed)).rejects.toThrow('A call of the payment provider failed');
    expect((await provider().fetchCheckout(first.sessionId)).paid).toEqual(price);
  });

  test('that nobody started is not found', async () => {
    await expect(provider().fetchCheckout('cs_test_none')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('decision 26: the price is ours', () => {
  test('row 46: a provider’s price of another amount or currency is refused, and no session is opened', async () => {
    for (const other of [
      { amountMinor: 100, currency: 'AED' },
      { amountMinor: 19_900, currency: 'USD' },
    ]) {
      const order = anOrder({ price: other });
      await expect(provider().startHostedCheckout(order)).rejects.toMatchObject({
        code: 'price-mismatch',
        status: 422,
      });
      expect(sessionsOf(order.orderId)).toBe(0);
    }
  });

  test('what the provider has no price for is sold at our amount under our name', async () => {
    const own = { amountMinor: 4999, currency: 'AED' };
    const { sessionId } = await provider().startHostedCheckout(
      anOrder({ lookupKey: 'vol1Issue2', name: 'Volume 1, Issue 2', description: '', price: own }),
    );
    expect(await sandbox.session(sessionId)).toMatchObject({ name: 'Volume 1, Issue 2', ...own });
    expect((await provider().fetchCheckout(sessionId)).paid).toEqual(own);
  });
});
