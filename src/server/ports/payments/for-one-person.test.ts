import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forOnePerson } from './for-one-person.ts';
import { noPayments } from './open-payments.ts';

const slow = {
  ...noPayments.provider,
  endCheckout: () => pause(150),
  keepPrice: () => pause(150),
};
const thing = { lookupKey: 'a', name: 'A', description: '', price: { amountMinor: 1, currency: 'AED' } };

test('row 54: many slow calls together last no longer than a person waits', async () => {
  const provider = forOnePerson(slow, 200);
  await provider.endCheckout('cs_test_1');
  await expect(provider.keepPrice(thing)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await expect(provider.endCheckout('cs_test_1')).rejects.toMatchObject({ code: 'unavailable' });
});

test('time between the calls is not the provider’s', async () => {
  const provider = forOnePerson(slow, 400);
  await provider.endCheckout('cs_test_1');
  await pause(400);
  expect(await provider.keepPrice(thing)).toBeUndefined();
});
