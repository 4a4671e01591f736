import { expect, test } from 'vitest';
import { instantOf, inWords, localTimeOf } from './local-time.ts';

const told = (text: string, zone: string) => JSON.parse(JSON.stringify(instantOf(text, zone))) as unknown;

test.each([
  ['2026-11-22T10:30', 'Asia/Dubai', '2026-11-22T06:30:00.000Z'],
  ['2026-11-22T10:30', 'UTC', '2026-11-22T10:30:00.000Z'],
  ['2026-07-01T09:00', 'Asia/Kathmandu', '2026-07-01T03:15:00.000Z'],
  ['2026-12-31T23:59', 'America/St_Johns', '2027-01-01T03:29:00.000Z'],
  // Around the change, and on its day, every other time means one instant.
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-10-24T12:00', 'Europe/Berlin', '2026-10-24T10:00:00.000Z'],
  ['2026-11-02T12:00', 'America/New_York', '2026-11-02T17:00:00.000Z'],
])('§9: %s in %s is one instant', (text, zone, at) => {
  expect(told(text, zone)).toEqual({ kind: 'one', at });
});

test.each([
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T02:00', 'Europe/Berlin', '2026-03-29T00:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T06:30:00.000Z', '2026-03-08T07:30:00.000Z'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:15:00.000Z', '2026-10-03T15:45:00.000Z'],
])('a scheduled time that daylight saving skips is none: %s in %s', (text, zone, earlier, later) => {
  expect(told(text, zone)).toEqual({ kind: 'skipped', earlier, later });
});

test.each([
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25T02:00', 'Europe/Berlin', '2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
])('a scheduled time that daylight saving doubles is two: %s in %s', (text, zone, earlier, later) => {
  expect(told(text, zone)).toEqual({ kind: 'twice', earlier, later });
});

test.each(['', 'tomorrow', '2026-13-01T10:00', '2026-02-30T10:00', '2026-02-01T25:00', '2026-02-01'])(
  '%j is no time',
  (text) => {
    expect(instantOf(text, 'Europe/Berlin')).toBeNull();
  },
);

test('an instant returns to the local time that it was made from, all year round', () => {
  for (let hour = 0; hour < 366 * 24; hour += 7) {
    const at = new Date(Date.UTC(2026, 0, 1, hour));
    const meant = instantOf(localTimeOf(at, 'America/Santiago'), 'America/Santiago');
    const instants = meant === null ? [] : meant.kind === 'one' ? [meant.at] : [meant.earlier, meant.later];
    expect(instants).toContainEqual(at);
  }
});

test('the form says an instant with its day and its zone', () => {
  expect(inWords(new Date('2026-03-29T01:30:00Z'), 'Europe/Berlin')).toBe('Sunday, 29 March 2026 at 03:30 UTC+2');
});
