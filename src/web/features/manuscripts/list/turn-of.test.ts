import { expect, test } from 'vitest';
import { pages } from '../../../../contracts/pages.ts';
import { aManuscript } from '../manuscript-fixture.ts';
import { addressOf, isPaid, turnOf } from './turn-of.ts';

const today = '2026-03-12';

test('LOOK: a waiting manuscript says that it is our turn', () => {
  expect(turnOf(aManuscript(), today)).toBe('With the editorial office');
});

test('while an appeal waits, a rejected manuscript is with the editor in chief', () => {
  const appealed = { articleStatus: 'Rejected', reviewModel: 'double-anonymous', turn: 'editor-in-chief' } as const;
  expect(turnOf(aManuscript(appealed), today)).toMatch(/^With the editor in chief/);
});

test('decision 20: a rejected manuscript is its author’s turn', () => {
  expect(turnOf(aManuscript({ articleStatus: 'Rejected' }), today)).toBe('Change it and submit it again');
  expect(turnOf(aManuscript({ articleStatus: 'Rejected', allowed: [] }), today)).toBe(
    'Rejected. The letter is on its page',
  );
});

test('after a decision that stands nothing is left to do', () => {
  expect(turnOf(aManuscript({ articleStatus: 'Published', allowed: ['certificate'] }), today)).toBe('');
  expect(turnOf(aManuscript({ articleStatus: 'Withdrawn', allowed: [] }), today)).toBe('Its page shows the notice');
});

test.each([
  [
    'decision 19: a fee that is due is its author’s turn',
    'unpaid',
    ['choose-mode', 'pay'],
    /Subscription access is free/,
    false,
  ],
  ['waiver policy: a request that waits is ours', 'unpaid', ['choose-mode'], /Waiver request pending/, false],
  ['subscription can still be changed, and is not “Paid”', 'paid', ['choose-mode'], /You can still change/, false],
  ['a settled fee is “Paid”', 'paid', [], /^$/, true],
] as const)('%s', (_name, paymentStatus, more, words, paid) => {
  const allowed = ['certificate' as const, ...more];
  const manuscript = aManuscript({ articleStatus: 'Published', paymentStatus, allowed });
  expect(turnOf(manuscript, today)).toMatch(words);
  expect(isPaid(manuscript)).toBe(paid);
});

test('Peer review, States: the author reads whose turn it is, and until when', () => {
  const reviewed = { reviewModel: 'double-anonymous', dueOn: today } as const;
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Under Review', turn: 'reviewers' }), today)).toBe(
    'With the reviewers until 12 Mar 2026',
  );
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Revision Requested', turn: 'author' }), today)).toBe(
    'Due 12 Mar 2026',
  );
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Rejected', turn: 'author' }), today)).toBe(
    'Rejected. The letter is on its page',
  );
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Withdrawn', turn: null, dueOn: null }), today)).toBe(
    'No longer considered',
  );
});

test('Peer review, Author: a manuscript that another journal may suit waits for its author', () => {
  const reviewed = { reviewModel: 'double-anonymous', dueOn: null, turn: 'author' } as const;
  const suggested = aManuscript({ ...reviewed, articleStatus: 'Rejected', allowed: ['move'] });
  expect(turnOf(suggested, today)).toBe('Another journal is suggested');
});

test('a day that is past is not promised any more', () => {
  const reviewed = { reviewModel: 'double-anonymous', dueOn: today } as const;
  const after = '2026-03-13';
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Submitted', turn: 'editor' }), after)).toBe(
    'With the editor, overdue since 12 Mar 2026',
  );
  expect(turnOf(aManuscript({ ...reviewed, articleStatus: 'Revision Requested', turn: 'author' }), after)).toBe(
    'Overdue since 12 Mar 2026',
  );
});

test('a title leads to the article once it is published, and to the manuscript’s page before', () => {
  const { id } = aManuscript();
  expect(addressOf(aManuscript())).toBe(`/manuscripts/${id}`);
  expect(addressOf(aManuscript({ reviewModel: 'double-anonymous' }))).toBe(`/manuscripts/${id}`);
  const published = { articleStatus: 'Published', isPublished: true, articlePublishedDate: '2026-03-01' } as const;
  expect(addressOf(aManuscript(published))).toBe(pages.article.href({ catId: 'EIJER', articleId: id }));
});
