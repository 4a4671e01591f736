import { afterEach, expect, test } from 'vitest';
import { defaultZone, isZone, setSiteZone, siteDay, startOfSiteDay } from './site-zone.ts';

afterEach(() => setSiteZone(defaultZone));

test.each([
  ['Asia/Dubai', '2026-11-27T19:59:59Z', '2026-11-27'],
  ['Asia/Dubai', '2026-11-27T20:00:00Z', '2026-11-28'],
  ['America/New_York', '2026-11-28T04:59:59Z', '2026-11-27'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
])('in %s, %s is on %s', (zone, instant, day) => {
  setSiteZone(zone);
  expect(siteDay(new Date(instant))).toBe(day);
});

test.each([
  ['Asia/Dubai', '2026-11-27', '2026-11-26T20:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['UTC', '2026-01-01', '2026-01-01T00:00:00.000Z'],
])('in %s, %s begins at %s', (zone, day, instant) => {
  setSiteZone(zone);
  expect(startOfSiteDay(day).toISOString()).toBe(instant);
});

test('only names of time zones are taken', () => {
  expect(['Asia/Dubai', 'UTC', 'Dubai', 'GMT+4', ''].map(isZone)).toEqual([true, true, false, false, false]);
});
