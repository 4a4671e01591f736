import { expect, test } from 'vitest';
import { grantedPeriod, isActive } from './subscription-period.ts';

const now = new Date('2026-03-28T10:00:00Z');

test('decision 27: a first purchase starts now and lasts its plan’s days, also over a change of clocks', () => {
  expect(grantedPeriod('two_day_access', null, now)).toEqual({
    startsAt: now,
    endsAt: new Date('2026-03-30T10:00:00Z'),
  });
  expect(grantedPeriod('one_week_access', null, now).endsAt).toEqual(new Date('2026-04-04T10:00:00Z'));
});

test('decision 27: a purchase while one is active extends it from its end', () => {
  const end = new Date('2026-03-29T00:00:00Z');
  expect(grantedPeriod('two_day_access', end, now)).toEqual({
    startsAt: end,
    endsAt: new Date('2026-03-31T00:00:00Z'),
  });
});

test('decision 27: a lapsed subscription is not extended', () => {
  expect(grantedPeriod('two_day_access', new Date('2026-03-28T10:00:00Z'), now).startsAt).toEqual(now);
});

test('a subscription is active until its end, and not at it', () => {
  expect(isActive(new Date('2026-03-28T10:00:00.001Z'), now)).toBe(true);
  expect(isActive(now, now)).toBe(false);
});
