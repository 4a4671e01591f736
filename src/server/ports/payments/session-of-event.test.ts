import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { sessionOfEvent } from './session-of-event.ts';

const secret = 'whsec_trial';

const anEvent = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
const completed = anEvent('checkout.session.completed', { id: 'cs_test_1', object: 'checkout.session' });

const signed = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

describe('a signed event', () => {
  test.each(['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed'])(
    'checkout.session.%s names its session',
    (happened) => {
      const payload = anEvent(`checkout.session.${happened}`, { id: 'cs_test_1', object: 'checkout.session' });
      expect(sessionOfEvent(Buffer.from(payload), signed(payload), secret)).toBe('cs_test_1');
    },
  );

  test('about anything else names none', () => {
    const payload = anEvent('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent' });
    expect(sessionOfEvent(Buffer.from(payload), signed(payload), secret)).toBeNull();
  });

  test('of four minutes ago is still taken', () => {
    expect(sessionOfEvent(Buffer.from(completed), signed(completed, { timestamp: minutesAgo(4) }), secret)).toBe(
      'cs_test_1',
    );
  });

  test('row 48: while the secret is changed over, one good signature of two is enough', () => {
    const [time, old] = signed(completed, { secret: 'whsec_old' }).split(',');
    const both = [time, old, signed(completed).split(',')[1]].join(',');
    expect(sessionOfEvent(Buffer.from(completed), both, secret)).toBe('cs_test_1');
  });
});

describe('row 48: an event is refused', () => {
  const refused = { code: 'malformed', message: 'The event is not signed by the provider.' };
  const reserialised = JSON.stringify(JSON.parse(completed), null, 1);

  test.each([
    ['without a signature', completed, ''],
    ['with something else in the signature’s place', completed, 'signed, honestly'],
    ['when another secret signed it', completed, signed(completed, { secret: 'whsec_other' })],
    ['when the signature is older than five minutes', completed, signed(completed, { timestamp: minutesAgo(6) })],
    ['when a byte was changed', completed.replace('cs_test_1', 'cs_test_2'), signed(completed)],
    ['when it was parsed and written anew', reserialised, signed(completed)],
    ['when it is empty', '', signed(completed)],
    ['when it is no JSON, though signed', 'no JSON', signed('no JSON')],
  ])('%s', (_, payload, signature) => {
    expect(() => sessionOfEvent(Buffer.from(payload), signature, secret)).toThrow(expect.objectContaining(refused));
  });
});
