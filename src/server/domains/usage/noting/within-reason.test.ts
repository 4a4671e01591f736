import { expect, test } from 'vitest';
import { isWithinReason, mostOfNetwork, mostOfVisitor, mostVisitors, newMinute } from './within-reason.ts';

const at = new Date('2026-11-22T10:00:00Z');
const later = new Date('2026-11-22T10:01:00Z');

/** How many of so many uses are within reason, each by the visitor and from the network that are said. */
function counted(times: number, who: (index: number) => { visitor: string; network: string }, noted = newMinute()) {
  return Array.from({ length: times }, (_, index) => isWithinReason(noted, { at, ...who(index) })).filter(Boolean)
    .length;
}

test('COUNTER 7.8: one browser is counted so often in a minute and no more, and in the next minute again', () => {
  const noted = newMinute();
  const one = { visitor: 'a', network: 'campus' };
  expect(counted(mostOfVisitor + 50, () => one, noted)).toBe(mostOfVisitor);
  expect(isWithinReason(noted, { at, visitor: 'b', network: 'campus' })).toBe(true);
  expect(isWithinReason(noted, { at: later, ...one })).toBe(true);
});

test('a sender whose browser has ever new names is bounded by its network; another network is not', () => {
  const noted = newMinute();
  const renamed = (index: number) => ({ visitor: `made-up ${index}`, network: 'one' });
  expect(counted(mostOfNetwork + 500, renamed, noted)).toBe(mostOfNetwork);
  expect(isWithinReason(noted, { at, visitor: 'a', network: 'other' })).toBe(true);
  expect(isWithinReason(noted, { at: later, visitor: 'a', network: 'one' })).toBe(true);
});

test('one that opens without end does not use up what its network may', () => {
  const noted = newMinute();
  counted(mostOfNetwork * 2, () => ({ visitor: 'tireless', network: 'campus' }), noted);
  expect(isWithinReason(noted, { at, visitor: 'a', network: 'campus' })).toBe(true);
});

test('made-up visitors from many networks end, too; those that are known go on', () => {
  const noted = newMinute();
  const spread = (index: number) => ({ visitor: `v${index}`, network: `n${index}` });
  expect(counted(mostVisitors + 10, spread, noted)).toBe(mostVisitors);
  expect(isWithinReason(noted, { at, ...spread(0) })).toBe(true);
});
