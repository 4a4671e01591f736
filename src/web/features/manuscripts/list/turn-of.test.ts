import { expect, test } from 'vitest';
import { aManuscript } from '../manuscript-fixture.ts';
import { isPaid, turnOf } from './turn-of.ts';

test('LOOK: a waiting manuscript says that it is our turn, and that it can be edited only where it can', () => {
  expect(turnOf(aManuscript(), '2026-03-12')).toBe(
    'With the editorial office. We will email you the outcome. You can edit it until then.',
  );
  for (const change of [{ allowed: [] }, { isReview: true }])
    expect(turnOf(aManuscript(change), '2026-03-12')).toBe('With the editorial office. We will email you the outcome.');
});

test('decision 20: a rejected manuscript is its author’s turn', () => {
  expect(turnOf(aManuscript({ articleStatus: 'Rejected' }), '2026-03-12')).toMatch(/^Action needed/);
});

test('after a decision that stands nothing is left to do', () => {
  expect(turnOf(aManuscript({ articleStatus: 'Published', allowed: ['certificate'] }), '2026-03-12')).toMatch(
    /^Published\./,
  );
  expect(turnOf(aManuscript({ articleStatus: 'Withdrawn', allowed: [] }), '2026-03-12')).toMatch(/^Withdrawn\./);
});

test.each([
  ['decision 19: a fee that is due is its author’s turn', 'unpaid', ['choose-mode', 'pay'], /Action needed/, false],
  [
    'waiver policy: a request that waits is ours',
    'unpaid',
    ['choose-mode'],
    /With the editorial office: your waiver request/,
    false,
  ],
  ['subscription can still be changed, and is not “Paid”', 'paid', ['choose-mode'], /You can still change/, false],
  ['a settled fee is “Paid”', 'paid', [], /No action needed/, true],
] as const)('%s', (_name, paymentStatus, more, words, paid) => {
  const allowed = ['certificate' as const, ...more];
  const manuscript = aManuscript({ articleStatus: 'Published', paymentStatus, allowed });
  expect(turnOf(manuscript, '2026-03-12')).toMatch(words);
  expect(isPaid(manuscript)).toBe(paid);
});

test('Peer review, States: the author reads whose turn it is, and until when', () => {
  const reviewed = { reviewModel: 'double-anonymous', dueOn: '2026-03-12' } as const;
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Under Review', turn: 'reviewers' }), '2026-03-12')).toBe(
    'With the reviewers. Expected by 12 March 2026.',
  );
  expect(
    turnOf(aManuscript({ ...reviewed, articleStatus: 'Revision Requested', turn: 'author' }), '2026-03-12'),
  ).toMatch(/^Action needed: .* You have until 12 March 2026\.$/);
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Rejected', turn: 'author' }), '2026-03-12')).toMatch(
    /^The rejection is final/,
  );
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Withdrawn', turn: null, dueOn: null }), '2026-03-12')).toBe(
    'Withdrawn. It is no longer considered.',
  );
});

test('Peer review, Author: a manuscript that another journal may suit waits for its author', () => {
  const reviewed = { reviewModel: 'double-anonymous', dueOn: null, turn: 'author' } as const;
  const suggested = aManuscript({ ...reviewed, articleStatus: 'Rejected', allowed: ['move'] });
  expect(turnOf(suggested, '2026-03-12')).toMatch(/^Action needed: another journal is suggested\./);
});

test('a day that is past is not promised any more', () => {
  const reviewed = { reviewModel: 'double-anonymous', dueOn: '2026-03-12' } as const;
  const after = '2026-03-13';
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Submitted', turn: 'editor' }), after)).toMatch(
    /You can edit it until it goes to review\. Overdue: expected by 12 March 2026\.$/,
  );
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Revision Requested', turn: 'author' }), after)).toMatch(
    /answer the reports\. The deadline was 12 March 2026\.$/,
  );
});
