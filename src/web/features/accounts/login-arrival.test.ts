import { expect, test } from 'vitest';
import { arrivalWithoutSession, loginArrival } from './login-arrival.ts';

test.each([
  [{ from: 'registration', email: 'a@example.org' }],
  [{ from: 'ended-session' }],
  [{ from: 'reset' }],
] as const)('the login knows why somebody comes: %j', (state) => {
  expect(loginArrival(state)).toEqual(state);
});

test.each([null, undefined, 'reset', {}, { from: 'elsewhere' }, { from: 'registration' }])(
  'whatever else stands beside the address is no reason: %j',
  (state) => {
    expect(loginArrival(state)).toBeNull();
  },
);

test('a session that ended leads to the login once, however often the way there is rendered', () => {
  expect(arrivalWithoutSession(true)).toEqual({ from: 'ended-session' });
  expect(arrivalWithoutSession(true)).toBe(arrivalWithoutSession(true));
  expect(arrivalWithoutSession(false)).toBeNull();
});
