import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

const moment = new Date('2026-11-24T16:04:00Z');

test('an instant is shown by the reader’s own clock', () => {
  expect(formatMoment(moment)).toBe('24 November 2026 at 16:04 UTC');
});

test.each([
  ['UTC', '24 November 2026 at 16:04 UTC'],
  ['Europe/London', '24 November 2026 at 16:04 UTC'],
  ['Asia/Dubai', '24 November 2026 at 20:04 UTC+4'],
  ['Asia/Kolkata', '24 November 2026 at 21:34 UTC+5:30'],
  ['America/New_York', '24 November 2026 at 11:04 UTC-5'],
])('in %s it is %s', (timeZone, shown) => {
  expect(formatMoment(moment, { timeZone })).toBe(shown);
});
