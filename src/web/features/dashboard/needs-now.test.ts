import { expect, test } from 'vitest';
import { needsNow } from './needs-now.ts';

const own = {
  mine: 3,
  rejected: 0,
  returned: 0,
  revisions: 0,
  modesToChoose: 0,
  drafts: 0,
  unpaidFees: 0,
  newMessages: [],
  production: null,
  proofs: [],
};
const nothing = { ...own, verifyRegular: null, verifySpecial: null, waiverRequests: null, findings: null };
const words = (change: Partial<Parameters<typeof needsNow>[0]>, isAdmin = false) =>
  needsNow({ ...nothing, ...change }, isAdmin).map((need) => need.words);

test('LOOK: what needs an author now is a manuscript to change first, then a draft', () => {
  expect(words({ drafts: 2, rejected: 1 })).toEqual(['1 manuscript to change and submit again', '2 drafts to finish']);
});

test('a proof to check is among an author’s tasks', () => {
  const proofs = [{ manuscriptId: 'm-1', title: 'On dunes' }];
  expect(needsNow({ ...nothing, proofs }, false)).toEqual([
    { words: 'Check the proof of “On dunes”', address: '/proof/m-1' },
  ]);
});

test('decision 19: an accepted article whose fee is due needs its author, where the published ones are', () => {
  expect(needsNow({ ...nothing, unpaidFees: 2, drafts: 1 }, false)).toEqual([
    { words: '2 handling fees to settle', address: '?tab=0&status=Published' },
    { words: '1 draft to finish', address: '?tab=0' },
  ]);
});

test('new messages come first, and lead to the manuscript of their author or editor', () => {
  const about = { articleTitle: 'On dunes', count: 2 };
  const newMessages = [
    { side: 'author' as const, articleId: 'a-1', ...about },
    { side: 'editor' as const, articleId: 'a-2', ...about },
  ];
  expect(needsNow({ ...nothing, newMessages, drafts: 1 }, false)).toEqual([
    { words: '2 new messages about “On dunes”', address: '/manuscripts/a-1#discussions' },
    { words: '2 new messages about “On dunes”', address: '/editorial/a-2#discussions' },
    { words: '1 draft to finish', address: '?tab=0' },
  ]);
});

test('Peer review: what is returned, a revision and the mode of publication are their author’s turn', () => {
  expect(needsNow({ ...nothing, returned: 1, revisions: 2, modesToChoose: 1 }, false)).toEqual([
    { words: '1 returned manuscript to change', address: '?tab=0&status=Returned' },
    { words: '2 revisions to submit', address: '?tab=0&status=Revision+Requested' },
    { words: '1 access option to choose', address: '?tab=0&status=Accepted' },
  ]);
});

test('Peer review: the reviews that wait for their reviewer, and how many of them are overdue, lead to the tab of the reviews', () => {
  const waiting = (open: number, overdue: number) => needsNow(nothing, false, { reviews: { open, overdue } });
  expect(waiting(1, 0)).toEqual([{ words: '1 pending review', address: '?tab=15' }]);
  expect(waiting(3, 2)).toEqual([{ words: '3 pending reviews, 2 overdue', address: '?tab=15' }]);
  expect(waiting(0, 0)).toEqual([]);
});

test('what waits for verification needs an administrator, and no one else', () => {
  expect(words({ verifyRegular: 1, verifySpecial: 7 }, true)).toEqual([
    '1 regular manuscript to verify',
    '7 special manuscripts to verify',
  ]);
  expect(words({})).toEqual([]);
});

test('issue 6: a request for a waiver and money that does not agree need an administrator, each in its tab', () => {
  expect(needsNow({ ...nothing, waiverRequests: 1, findings: 2 }, true)).toEqual([
    { words: '1 waiver request to decide', address: '?tab=13' },
    { words: '2 payment discrepancies', address: '?tab=12' },
  ]);
});

test('a count that has reached its end says that there may be more', () => {
  expect(words({ verifyRegular: 1000, verifySpecial: 0 }, true)).toEqual([
    '1000 or more regular manuscripts to verify',
  ]);
});

test('each need leads to where it is done, in the tab that the person has', () => {
  const waiting = { ...nothing, rejected: 1, drafts: 1, verifyRegular: 1, verifySpecial: 1 };
  expect(needsNow(waiting, true).map(({ address }) => address)).toEqual([
    '?tab=8&status=Rejected',
    '?tab=8',
    '?tab=0',
    '?tab=6',
  ]);
  expect(needsNow({ ...nothing, rejected: 1, drafts: 1 }, false).map(({ address }) => address)).toEqual([
    '?tab=0&status=Rejected',
    '?tab=0',
  ]);
});
