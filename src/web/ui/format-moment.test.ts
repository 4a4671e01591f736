import { afterEach, expect, test } from 'vitest';
import { defaultZone, setSiteZone } from '../../contracts/site-zone.ts';
import { formatMoment, formatTime } from './format-moment.ts';

const moment = new Date('2026-11-24T16:04:00Z');

afterEach(() => setSiteZone(defaultZone));

test('an instant is shown in the site’s time zone', () => {
  expect([formatMoment(moment), formatTime(moment)]).toEqual(['24 November 2026 at 20:04 UTC+4', '20:04']);
  setSiteZone('America/New_York');
  expect([formatMoment(moment), formatTime(moment)]).toEqual(['24 November 2026 at 11:04 UTC-5', '11:04']);
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
