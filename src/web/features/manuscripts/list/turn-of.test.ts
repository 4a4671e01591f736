import { expect, test } from 'vitest';
import { aManuscript } from '../manuscript-fixture.ts';
import { isPaid, turnOf } from './turn-of.ts';

test('LOOK: a waiting manuscript says that it is our turn, and that it can be edited only where it can', () => {
  expect(turnOf(aManuscript())).toBe(
    'It is our turn: we will write to you with the outcome. Until then you can edit it.',
  );
  for (const change of [{ allowed: [] }, { isReview: true }])
    expect(turnOf(aManuscript(change))).toBe('It is our turn: we will write to you with the outcome.');
});

test('decision 20: a rejected manuscript is its author’s turn', () => {
  expect(turnOf(aManuscript({ articleStatus: 'Rejected' }))).toMatch(/^It is your turn/);
});

test('after a decision that stands nothing is left to do', () => {
  expect(turnOf(aManuscript({ articleStatus: 'Published', allowed: ['certificate'] }))).toMatch(/^Published\./);
  expect(turnOf(aManuscript({ articleStatus: 'Withdrawn', allowed: [] }))).toMatch(/^Withdrawn\./);
});

test.each([
  ['decision 19: a fee that is due is its author’s turn', 'unpaid', ['choose-mode', 'pay'], /It is your turn/, false],
  ['waiver policy: a request that waits is ours', 'unpaid', ['choose-mode'], /It is our turn: your request/, false],
  ['subscription can still be changed, and is not “Paid”', 'paid', ['choose-mode'], /you can still change/, false],
  ['a settled fee is “Paid”', 'paid', [], /Nothing is left/, true],
] as const)('%s', (_name, paymentStatus, more, words, paid) => {
  const allowed = ['certificate' as const, ...more];
  const manuscript = aManuscript({ articleStatus: 'Published', paymentStatus, allowed });
  expect(turnOf(manuscript)).toMatch(words);
  expect(isPaid(manuscript)).toBe(paid);
});

test('Peer review, States: the author reads whose turn it is, and until when', () => {
  const reviewed = { reviewModel: 'double-anonymous', dueOn: '2026-03-12' } as const;
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Under Review', turn: 'reviewers' }))).toBe(
    'It is the reviewers’ turn: they are reading it. Expected by 12 March 2026.',
  );
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Revision Requested', turn: 'author' }))).toMatch(
    /^It is your turn: .* You have until 12 March 2026\.$/,
  );
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Rejected', turn: 'author' }))).toMatch(
    /^It has been decided/,
  );
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Withdrawn', turn: null, dueOn: null }))).toBe(
    'Withdrawn. It is no longer considered here.',
  );
});
