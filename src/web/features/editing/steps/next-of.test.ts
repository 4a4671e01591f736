import { expect, test } from 'vitest';
import { aStanding } from '../../../../test/editing/a-standing.ts';
import { nextOf, nextWords } from './next-of.ts';

test.each([
  [aStanding(['save-checks', 'start-review', 'return', 'hold']), 'check'],
  [aStanding(['invite', 'hold']), 'invite'],
  [aStanding(['invite'], 1, 1), 'wait'],
  [aStanding(['invite', 'decide'], 2), 'decide'],
  // An administrator may decide without the needed reports, but is not asked to.
  [aStanding(['invite', 'decide'], 0, 2), 'wait'],
  [aStanding(['ratify', 'send-back']), 'ratify'],
  [aStanding(['answer-extension', 'extend-revision']), 'extension'],
  [aStanding(['release']), 'settle-hold'],
] as const)('what may be done leads to what is next (%#)', (manuscript, next) => {
  expect(nextOf(manuscript)).toBe(next);
});

test('nothing is next where nobody has a turn', () => {
  expect(nextOf({ ...aStanding([]), turn: null })).toBe('nothing');
});

test('what waits for an administrator is asked of whoever is one, and of nobody else', () => {
  const accepted = { ...aStanding([], 2), turn: 'administrator' } as const;
  expect(nextWords({ ...accepted, task: 'Publish it' })).toBe('Accepted. Publish it now.');
  expect(nextWords({ ...accepted, task: null })).toBe('With: Administrator. No action needed.');
});

test('how many reviewers are missing is counted without those who are at work', () => {
  expect(nextWords(aStanding(['invite'], 0, 1))).toContain('Invite 1 more reviewer ');
  expect(nextWords(aStanding(['invite']))).toContain('Invite 2 more reviewers ');
});
