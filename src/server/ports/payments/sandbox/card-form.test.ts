import { describe, expect, test } from 'vitest';
import { takeCard, takeConfirmation } from './card-form.ts';
import { completeCheckout, expireCheckout, openCheckout } from './checkout-book.ts';
import type { SandboxCheckout } from './sandbox-state.ts';

function aCheckout(prepare: (checkout: SandboxCheckout) => void = () => undefined): SandboxCheckout {
  const state = {
    secretKey: '',
    webhookSecret: '',
    prices: {},
    products: {},
    checkouts: {},
    answers: {},
    undelivered: {},
  };
  const checkout = openCheckout(state, [], {
    mode: 'payment',
    ui_mode: 'hosted_page',
    line_items: [
      { quantity: 1, price_data: { currency: 'aed', unit_amount: 19_900, product_data: { name: 'Two Day Access' } } },
    ],
    metadata: {},
    success_url: 'https://press.example/done?session_id={CHECKOUT_SESSION_ID}',
  });
  prepare(checkout);
  return checkout;
}

const unpaid = { session: { status: 'open', payment_status: 'unpaid' } };
const paid = { session: { status: 'complete', payment_status: 'paid' } };
const code = (expected: string): unknown => expect.objectContaining({ code: expected });

describe('decision 29: the test cards', () => {
  test.each(['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242'])('%s pays', (number) => {
    const checkout = aCheckout();
    takeCard(checkout, number);
    expect(checkout).toMatchObject(paid);
  });

  test('4000000000000002 is declined and the checkout stays open', () => {
    const checkout = aCheckout();
    expect(() => takeCard(checkout, '4000000000000002')).toThrow(
      expect.objectContaining({
        code: 'payment-declined',
        status: 402,
        message: 'Your card was declined. Try another test card.',
      }),
    );
    expect(checkout).toMatchObject(unpaid);
  });

  test('4000002500003155 pays only with its second step', () => {
    const checkout = aCheckout();
    expect(() => takeCard(checkout, '4000002500003155')).toThrow(code('payment-step-needed'));
    expect(() => takeCard(checkout, '4000002500003155')).toThrow(code('payment-step-needed'));
    expect(checkout).toMatchObject(unpaid);
    takeConfirmation(checkout);
    expect(checkout).toMatchObject(paid);
  });

  test('any other number is refused by its field, naming the three', () => {
    const checkout = aCheckout();
    const three = /4242424242424242.*4000000000000002.*4000002500003155/;
    const named: unknown = expect.stringMatching(three);
    const refusal = { code: 'invalid-input', fields: { cardNumber: named } };
    expect(() => takeCard(checkout, '5555555555554444')).toThrow(expect.objectContaining(refusal));
    expect(checkout).toMatchObject(unpaid);
  });
});

describe('a second step', () => {
  test('without a card before it pays nothing', () => {
    const checkout = aCheckout();
    expect(() => takeConfirmation(checkout)).toThrow(code('state-conflict'));
    expect(checkout).toMatchObject(unpaid);
  });

  test('is no longer open once another card was declined', () => {
    const checkout = aCheckout();
    expect(() => takeCard(checkout, '4000002500003155')).toThrow(code('payment-step-needed'));
    expect(() => takeCard(checkout, '4000000000000002')).toThrow(code('payment-declined'));
    expect(() => takeConfirmation(checkout)).toThrow(code('state-conflict'));
  });
});

test('a paid checkout stays as it is, whatever card comes', () => {
  const checkout = aCheckout(completeCheckout);
  const before = structuredClone(checkout);
  for (const number of ['4242424242424242', '4000000000000002', '4000002500003155']) takeCard(checkout, number);
  takeConfirmation(checkout);
  expect(checkout).toEqual(before);
});

test('an expired checkout takes neither a card nor a second step', () => {
  const checkout = aCheckout(expireCheckout);
  expect(() => takeCard(checkout, '4242424242424242')).toThrow(code('state-conflict'));
  expect(() => takeConfirmation(checkout)).toThrow(code('state-conflict'));
  expect(checkout.session).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
});
