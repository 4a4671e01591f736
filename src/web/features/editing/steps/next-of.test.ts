import { expect, test } from 'vitest';
import { aStatus } from '../../../../test/editing/a-status.ts';
import { nextOf, nextWords } from './next-of.ts';

test.each([
  [aStatus(['save-checks', 'start-review', 'return', 'hold']), 'check'],
  [aStatus(['invite', 'hold']), 'invite'],
  [aStatus(['invite'], 1, 1), 'wait'],
  [aStatus(['invite', 'decide'], 2), 'decide'],
  // An administrator may decide without the needed reports, but is not asked to.
  [aStatus(['invite', 'decide'], 0, 2), 'wait'],
  [aStatus(['ratify', 'send-back']), 'ratify'],
  [aStatus(['answer-extension', 'extend-revision']), 'extension'],
  [aStatus(['release']), 'settle-hold'],
] as const)('what may be done leads to what is next (%#)', (manuscript, next) => {
  expect(nextOf(manuscript)).toBe(next);
});

test('nothing is next where nobody has a turn', () => {
  expect(nextOf({ ...aStatus([]), turn: null })).toBe('nothing');
  const rejected = { ...aStatus(['reopen']), articleStatus: 'Rejected' } as const;
  expect(nextOf({ ...rejected, turn: 'author' })).toBe('nothing');
  expect(nextOf({ ...rejected, turn: 'editor-in-chief' })).toBe('wait');
});

test('what waits for an administrator is asked of whoever is one, and of nobody else', () => {
  const accepted = { ...aStatus([], 2), turn: 'administrator' } as const;
  expect(nextWords({ ...accepted, task: 'Publish it' })).toBe('Accepted. Publish it now.');
  expect(nextWords({ ...accepted, task: null })).toBe('With: Administrator. No action needed.');
});

test('what came back is said, although the reviewers are next', () => {
  const waiting = { ...aStatus(['invite'], 1, 1), turn: 'reviewers' } as const;
  expect(nextWords(waiting)).toBe('With: Reviewers. No action needed.');
  expect(nextWords({ ...waiting, task: 'An invitation came back' })).toBe('An invitation came back.');
});

test('a late report is next until it is forwarded, and texts to publish once the article is out', () => {
  const late = (forwardedAt: string | null, round = 1) => ({
    ...aStatus(['invite', 'forward-report'], 2),
    turn: 'author' as const,
    task: 'Read a late report, and forward it',
    invitations: [{ round, report: { isLate: true, forwardedAt } }],
  });
  expect(nextOf(late(null))).toBe('forward');
  expect(nextWords(late(null))).toBe('Read a late report, and forward it.');
  expect(nextOf(late('2026-11-01T00:00:00.000Z'))).toBe('wait');
  expect(nextOf(late(null, 0))).toBe('wait');
  expect(nextOf({ ...late(null), task: null })).toBe('wait');
  expect(nextOf({ ...aStatus([]), turn: null, task: 'Publish the reviews or leave them out' })).toBe('publish-reviews');
});

test('how many reviewers are missing is counted without those who are at work', () => {
  expect(nextWords(aStatus(['invite'], 0, 1))).toBe('Invite 1 more reviewer.');
  expect(nextWords(aStatus(['invite']))).toBe('Invite 2 more reviewers.');
});

test('a round that begins after an appeal is not called a revision', () => {
  const reopened = { ...aStatus(['invite', 'decide']), reports: { in: 0, expected: 0, needed: 0, toDecide: 0 } };
  expect(nextWords(reopened)).toMatch(/^A revision has arrived/);
  expect(nextWords({ ...reopened, decisions: [{ kind: 'reopen' }] })).toMatch(/^Reopened after a rejection/);
});
