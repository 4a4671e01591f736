import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { subjectOfEvent, type EventChecks } from './subject-of-event.ts';

const secret = 'whsec_trial';
const checks = { webhookSecrets: [secret], isLive: false };

const anEvent = (type: string, object: object, livemode: unknown = false) =>
  JSON.stringify({ id: 'evt_1', object: 'event', livemode, type, data: { object } });
const aSession = { id: 'cs_test_1', object: 'checkout.session', metadata: { order_id: '1', site: 'press' } };
const completed = anEvent('checkout.session.completed', aSession);
const named = { sessionId: 'cs_test_1', kind: 'checkout', site: 'press' };

const signed = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

const subjectIn = (payload: string, signature: string, changes: Partial<EventChecks> = {}) =>
  subjectOfEvent(Buffer.from(payload), signature, { ...checks, ...changes });

describe('a signed event', () => {
  test.each(['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed'])(
    'checkout.session.%s names its session, and whose it is',
    (happened) => {
      const payload = anEvent(`checkout.session.${happened}`, aSession);
      expect(subjectIn(payload, signed(payload))).toEqual(named);
    },
  );

  test.each([{}, { metadata: null }, { metadata: {} }])('of a session with %j is nobody’s that we know', (metadata) => {
    const payload = anEvent('checkout.session.completed', { id: 'cs_test_1', object: 'checkout.session', ...metadata });
    expect(subjectIn(payload, signed(payload))).toEqual({ ...named, site: null });
  });

  test.each([
    ['charge.refunded', 'checkout', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' }],
    ['refund.updated', 'checkout', { id: 're_1', object: 'refund', payment_intent: 'pi_1' }],
    ['charge.dispute.created', 'dispute', { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1' }],
  ])('%s names its payment, and a dispute is told apart', (type, kind, object) => {
    const payload = anEvent(type, object);
    expect(subjectIn(payload, signed(payload))).toEqual({ paymentId: 'pi_1', kind });
  });

  test('about anything else names none', () => {
    const payload = anEvent('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent' });
    expect(subjectIn(payload, signed(payload))).toBeNull();
  });

  test('of four minutes ago is still taken', () => {
    expect(subjectIn(completed, signed(completed, { timestamp: minutesAgo(4) }))).toEqual(named);
  });

  test('row 48: while the secret is changed over, one good signature of two is enough', () => {
    const [time, old] = signed(completed, { secret: 'whsec_old' }).split(',');
    const both = [time, old, signed(completed).split(',')[1]].join(',');
    expect(subjectIn(completed, both)).toEqual(named);
  });

  test('row 48: while the secret is changed over, what either secret signed is taken', () => {
    const webhookSecrets = ['whsec_new', 'whsec_old'];
    for (const by of webhookSecrets)
      expect(subjectIn(completed, signed(completed, { secret: by }), { webhookSecrets })).toEqual(named);
  });
});

describe('row 48: an event is refused', () => {
  const reserialised = JSON.stringify(JSON.parse(completed), null, 1);
  const changed = completed.replace('cs_test_1', 'cs_test_2');
  const live = anEvent('checkout.session.completed', aSession, true);
  const ofNoMode = anEvent('checkout.session.completed', aSession, null);
  const thin = JSON.stringify({ id: 'evt_1', object: 'v2.core.event', livemode: false });

  test.each([
    ['unsigned', 'without a signature', completed, ''],
    ['altered', 'with something else in the signature’s place', completed, 'signed, honestly'],
    ['altered', 'with an empty signature', completed, `t=${minutesAgo(0)},v1=`],
    ['altered', 'when another secret signed it', completed, signed(completed, { secret: 'whsec_other' })],
    [
      'old',
      'when the signature is older than five minutes',
      completed,
      signed(completed, { timestamp: minutesAgo(6) }),
    ],
    ['altered', 'when a byte was changed', changed, signed(completed)],
    ['altered', 'when it was parsed and written anew', reserialised, signed(completed)],
    ['altered', 'when it is empty', '', signed(completed)],
    ['wrong-mode', 'when it is of the other mode', live, signed(live)],
    ['unreadable', 'when it does not say its mode', ofNoMode, signed(ofNoMode)],
    ['unreadable', 'when it is no JSON, though signed', 'no JSON', signed('no JSON')],
    ['unreadable', 'when it is of another kind of event', thin, signed(thin)],
  ])('as %s %s', (fault, _, payload, signature) => {
    const refused = { name: 'RefusedEvent', code: 'malformed', status: 400, fault };
    for (const webhookSecrets of [[secret], ['whsec_new', secret]])
      expect(() => subjectIn(payload, signature, { webhookSecrets })).toThrow(expect.objectContaining(refused));
  });

  test('as of the wrong mode when money moves here and it is of a test', () => {
    expect(() => subjectIn(completed, signed(completed), { isLive: true })).toThrow(
      expect.objectContaining({ fault: 'wrong-mode' }),
    );
    expect(subjectIn(live, signed(live), { isLive: true })).toEqual(named);
  });
});
