import { expect, test } from 'vitest';
import type { EditorialAction } from '../../../../contracts/editorial-values.ts';
import { nextOf, nextWords } from './next-of.ts';

const standing = (allowed: readonly EditorialAction[], arrived = 0, expected = 0) => ({
  allowed: [...allowed],
  reports: { in: arrived, expected, needed: 2 },
  turn: 'editor' as const,
});

test.each([
  [standing(['save-checks', 'start-review', 'return', 'hold']), 'check'],
  [standing(['invite', 'hold']), 'invite'],
  [standing(['invite'], 1, 1), 'wait'],
  [standing(['invite', 'decide'], 2), 'decide'],
  // An administrator may decide without the needed reports, but is not asked to.
  [standing(['invite', 'decide'], 0, 2), 'wait'],
  [standing(['ratify', 'send-back']), 'ratify'],
  [standing(['answer-extension', 'extend-revision']), 'extension'],
  [standing(['release']), 'settle-hold'],
] as const)('what may be done leads to what is next (%#)', (manuscript, next) => {
  expect(nextOf(manuscript)).toBe(next);
});

test('nothing is next where nobody has a turn', () => {
  expect(nextOf({ ...standing([]), turn: null })).toBe('nothing');
});

test('how many reviewers are missing is counted without those who are at work', () => {
  expect(nextWords(standing(['invite'], 0, 1))).toContain('1 more reviewer is needed');
  expect(nextWords(standing(['invite']))).toContain('2 more reviewers are needed');
});
