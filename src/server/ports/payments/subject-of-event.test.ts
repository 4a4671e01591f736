import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { subjectOfEvent } from './subject-of-event.ts';

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
      expect(subjectOfEvent(Buffer.from(payload), signed(payload), secret)).toEqual({
        sessionId: 'cs_test_1',
        kind: 'checkout',
      });
    },
  );

  test.each([
    ['charge.refunded', 'checkout', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' }],
    ['refund.updated', 'checkout', { id: 're_1', object: 'refund', payment_intent: 'pi_1' }],
    ['charge.dispute.created', 'dispute', { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1' }],
  ])('%s names its payment, and a dispute is told apart', (type, kind, object) => {
    const payload = anEvent(type, object);
    expect(subjectOfEvent(Buffer.from(payload), signed(payload), secret)).toEqual({ paymentId: 'pi_1', kind });
  });

  test('about anything else names none', () => {
    const payload = anEvent('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent' });
    expect(subjectOfEvent(Buffer.from(payload), signed(payload), secret)).toBeNull();
  });

  test('of four minutes ago is still taken', () => {
    expect(subjectOfEvent(Buffer.from(completed), signed(completed, { timestamp: minutesAgo(4) }), secret)).toEqual({
      sessionId: 'cs_test_1',
      kind: 'checkout',
    });
  });

  test('row 48: while the secret is changed over, one good signature of two is enough', () => {
    const [time, old] = signed(completed, { secret: 'whsec_old' }).split(',');
    const both = [time, old, signed(completed).split(',')[1]].join(',');
    expect(subjectOfEvent(Buffer.from(completed), both, secret)).toEqual({ sessionId: 'cs_test_1', kind: 'checkout' });
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
    expect(() => subjectOfEvent(Buffer.from(payload), signature, secret)).toThrow(expect.objectContaining(refused));
  });
});
