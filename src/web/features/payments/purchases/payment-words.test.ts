import { expect, test } from 'vitest';
import { formatMoment } from '../../../ui/format-moment.ts';
import { stageOf, statusOf } from './payment-words.ts';

const period = { startsAt: '2026-03-04T12:00:00.000Z', endsAt: '2026-03-06T12:00:00.000Z' };
const [start, end] = [formatMoment(new Date(period.startsAt)), formatMoment(new Date(period.endsAt))];
const paid = { state: 'paid', refundedAt: null, refundedMinor: 0, currency: 'AED' } as const;
const pass = { kind: 'subscription', period, fullIssueId: null, ...paid } as const;
const issue = { kind: 'full-issue', period: null, fullIssueId: 'issue-1', ...paid } as const;
const fee = { kind: 'handling-fee', period: null, fullIssueId: null, ...paid } as const;
const refunded = { state: 'refunded', refundedAt: '2026-03-05T08:00:00.000Z' } as const;
const none = new Set<string>();
const now = new Date('2026-03-05T00:00:00.000Z');

test.each([
  ['2026-03-04T11:59:59.999Z', 'to-come', `Starts on ${start}, valid until ${end}`],
  ['2026-03-04T12:00:00.000Z', 'running', `Valid until ${end}`],
  ['2026-03-06T11:59:59.999Z', 'running', `Valid until ${end}`],
  ['2026-03-06T12:00:00.000Z', 'over', `Ended on ${end}`],
])('at %s a pass is %s, and says so with its moments', (moment, stage, detail) => {
  expect(stageOf(period, new Date(moment))).toBe(stage);
  expect(statusOf(pass, none, new Date(moment))).toEqual({ word: 'Paid', detail });
});

test.each([
  [issue, 'Yours to keep'],
  [fee, 'Your article is open access'],
])('a payment that stands says what it has brought: %o', (payment, detail) => {
  expect(statusOf(payment, none, now)).toEqual({ word: 'Paid', detail });
});

test.each([
  [{ ...pass, ...refunded }, 'The pass has ended'],
  [{ ...issue, ...refunded }, 'You no longer own the issue'],
  [{ ...fee, ...refunded }, 'An article that was already open stays open'],
])('a refunded payment says what ended with it: %o', (payment, detail) => {
  expect(statusOf(payment, none, now)).toEqual({ word: 'Refunded', detail: `On 5 March 2026. ${detail}` });
});

test('decision 41: a payment that was refunded in part says how much went back, and what it has brought', () => {
  expect(statusOf({ ...issue, refundedMinor: 5000 }, none, now)).toEqual({
    word: 'Partly refunded',
    detail: 'AED 50.00 refunded. Yours to keep',
  });
});

test('an issue that was paid twice, and once refunded, is said to be owned still', () => {
  expect(statusOf({ ...issue, ...refunded }, new Set(['issue-1']), now).detail).toBe(
    'On 5 March 2026. You own the issue through another payment',
  );
});

test('what is not paid says nothing else', () => {
  expect(statusOf({ ...pass, state: 'open', period: null }, none, now)).toEqual({ word: 'Not paid', detail: null });
});
