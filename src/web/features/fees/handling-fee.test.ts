import { expect, test } from 'vitest';
import { dueOf } from './handling-fee.ts';

const owed = {
  mode: 'open',
  isSettled: false,
  isWithdrawn: false,
  request: null,
  dueMinor: 144_000,
  currency: 'AED',
} as const;
const request = {
  id: '01a1fb19-0000-7000-8000-000000000000',
  state: 'waiting',
  percentAsked: 90,
  justification: 'No fund.',
  requestedAt: '2026-11-20T08:00:00.000Z',
  grantedPercent: null,
  answer: null,
  decidedAt: null,
} as const;

test.each([
  ['before a choice it is what open access costs', { ...owed, mode: null }, 'AED 1,440.00'],
  ['open access is due', owed, 'AED 1,440.00'],
  ['open access that costs nothing', { ...owed, dueMinor: 0 }, 'No fee'],
  ['waiver policy: nothing falls due while a request waits', { ...owed, request }, 'Nothing yet'],
  [
    'a decided request holds nothing up',
    { ...owed, request: { ...request, state: 'refused' as const } },
    'AED 1,440.00',
  ],
  ['decision 9: subscription costs nothing', { ...owed, mode: 'subscription' as const }, 'Nothing'],
  ['decision 34: nothing is owed for a withdrawn article', { ...owed, isWithdrawn: true }, 'Nothing'],
  ['a settled fee', { ...owed, isSettled: true }, 'Nothing more'],
])('%s', (_name, fee, words) => {
  expect(dueOf(fee)).toBe(words);
});
