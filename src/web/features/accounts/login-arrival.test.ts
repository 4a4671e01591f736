import { expect, test } from 'vitest';
import { loginArrival } from './login-arrival.ts';

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
