import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grantedPeriod, isActive, withoutPass } from './subscription-period.ts';

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

test.each([
  ['over a leap day', '2028-02-28T23:59:59.999Z', '2028-03-01T23:59:59.999Z'],
  ['in a year that has none', '2027-02-28T23:59:59.999Z', '2027-03-02T23:59:59.999Z'],
  ['over the spring change of clocks in Europe', '2026-03-28T12:00:00.000Z', '2026-03-30T12:00:00.000Z'],
  ['over the autumn change of clocks in America', '2026-10-31T12:00:00.000Z', '2026-11-02T12:00:00.000Z'],
  ['over the turn of the year', '2026-12-31T00:00:00.000Z', '2027-01-02T00:00:00.000Z'],
  ['past the second where 32 bits end', '2038-01-18T03:14:07.000Z', '2038-01-20T03:14:07.000Z'],
])('row 55: two days are 172,800 seconds %s', (_name, from, to) => {
  const { startsAt, endsAt } = grantedPeriod('two_day_access', null, new Date(from));
  expect(endsAt).toEqual(new Date(to));
  expect(endsAt.getTime() - startsAt.getTime()).toBe(172_800_000);
});

test.each([
  ['a second before its end', -1000, true],
  ['a millisecond before its end', -1, true],
  ['at its end', 0, false],
  ['a millisecond after its end', 1, false],
])('row 55: a pass is %s active or over', (_name, offset, active) => {
  const end = new Date('2026-03-28T10:00:00.500Z');
  expect(isActive(end, new Date(end.getTime() + offset))).toBe(active);
});

const day = 86_400_000;
const dayOf = (days: number) => new Date(now.getTime() + days * day);
const pass = (name: string, from: number, to: number) => ({
  id: name,
  orderId: `order ${name}`,
  startsAt: dayOf(from),
  endsAt: dayOf(to),
});
const period = (id: string, from: number, to: number) => ({ id, startsAt: dayOf(from), endsAt: dayOf(to) });

describe('row 56: of a pass that is refunded', () => {
  const [first, second, third] = [pass('first', -1, 1), pass('second', 1, 8), pass('third', 8, 10)];
  const all = [third, first, second];

  test('the time that is left goes, and those behind it move up by it', () => {
    const changed = withoutPass(all, 'order first', now);
    expect(changed).toHaveLength(3);
    expect(changed).toEqual(
      expect.arrayContaining([period('first', -1, 0), period('second', 0, 7), period('third', 7, 9)]),
    );
  });

  test('that has not begun, nothing is left, and only those behind it move', () => {
    const changed = withoutPass(all, 'order second', now);
    expect(changed).toEqual([period('second', 1, 1), period('third', 1, 3)]);
  });

  test('that is over, or whose order gave none, nothing changes', () => {
    expect(withoutPass([pass('past', -3, -1), second], 'order past', now)).toEqual([]);
    expect(withoutPass([pass('ending', -2, 0), second], 'order ending', now)).toEqual([]);
    expect(withoutPass(all, 'order unknown', now)).toEqual([]);
  });

  test('twice, the second time changes nothing', () => {
    for (const orderId of ['order first', 'order second', 'order third']) {
      const moved = new Map(withoutPass(all, orderId, now).map((change) => [change.id, change]));
      const after = all.map((one) => ({ ...one, ...moved.get(one.id) }));
      const again = withoutPass(after, orderId, now);
      for (const change of again) expect(after).toContainEqual(expect.objectContaining(change));
    }
  });
});

test('row 56: whatever is bought and refunded in whatever order, each pass that stays keeps its days, and none overlap', () => {
  const move = fc.record({ wait: fc.nat({ max: 4 * day }), buys: fc.boolean(), which: fc.nat({ max: 9 }) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      let [clock, passes] = [now, [] as ReturnType<typeof pass>[]];
      const refunded = new Set<string>();
      for (const [index, { wait, buys, which }] of moves.entries()) {
        clock = new Date(clock.getTime() + wait);
        if (buys || passes.length === 0) {
          const latest = passes.map(({ endsAt }) => endsAt).toSorted((one, other) => Number(other) - Number(one));
          const orderId = `order ${index}`;
          passes.push({ id: String(index), orderId, ...grantedPeriod('two_day_access', latest[0] ?? null, clock) });
          continue;
        }
        const orderId = passes[which % passes.length]?.orderId ?? '';
        refunded.add(orderId);
        const changes = new Map(withoutPass(passes, orderId, clock).map((change) => [change.id, change]));
        passes = passes.map((one) => ({ ...one, ...changes.get(one.id) }));
      }
      const kept = passes
        .filter(({ orderId }) => !refunded.has(orderId))
        .toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt));
      for (const [index, { startsAt, endsAt }] of kept.entries()) {
        expect(Number(endsAt) - Number(startsAt)).toBe(2 * day);
        expect(Number(kept[index - 1]?.endsAt ?? 0)).toBeLessThanOrEqual(Number(startsAt));
      }
    }),
  );
});
