import { expect, test } from 'vitest';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import type { Actor } from '../../../context.ts';
import { allowedActions, mayReadManuscript, withCorrespondingAuthor } from './manuscript-policy.ts';

const person = (userId: string, isAdmin = false): Actor => ({
  kind: 'user',
  userId,
  isAdmin,
  email: `${userId}@example.org`,
  sessionId: 's',
});
const people = {
  author: person('author'),
  administrator: person('administrator', true),
  'author who is an administrator': person('author', true),
  somebody: person('somebody'),
  visitor: { kind: 'visitor' } as const,
};
const deletedAt = new Date();

test.each([
  ['author', 'submitted', null, ['edit']],
  ['author', 'rejected', null, ['edit']],
  ['author', 'published', null, ['certificate']],
  ['author', 'withdrawn', null, []],
  ['author', 'submitted', deletedAt, []],
  ['administrator', 'submitted', null, ['accept', 'reject', 'delete']],
  ['administrator', 'rejected', null, ['delete']],
  ['administrator', 'published', null, ['certificate', 'correct', 'withdraw']],
  ['administrator', 'withdrawn', null, []],
  ['administrator', 'rejected', deletedAt, ['restore']],
  ['author who is an administrator', 'submitted', null, ['edit', 'accept', 'reject', 'delete']],
  ['somebody', 'published', null, []],
  ['visitor', 'submitted', null, []],
] as const)('what the table allows: %s, %s, deleted %s: %j', (who, state, deleted, expected) => {
  const publishedAt = state === 'published' || state === 'withdrawn' ? new Date() : null;
  const reviewModel = 'verification' as const;
  const current = { submittingUserId: 'author', reviewModel, state, publishedAt, deletedAt: deleted, purgedAt: null };
  expect(allowedActions(people[who], current)).toEqual(expected);
});

test.each([
  ['author', null, null, true],
  ['author', deletedAt, null, false],
  ['administrator', deletedAt, null, true],
  ['administrator', deletedAt, deletedAt, false],
  ['somebody', null, null, false],
  ['visitor', null, null, false],
] as const)('decision 34: %s may read one deleted %s, cleared %s: %s', (who, deleted, purged, expected) => {
  const current = { submittingUserId: 'author', deletedAt: deleted, purgedAt: purged };
  expect(mayReadManuscript(people[who], current)).toBe(expected);
});

const author = (name: string, isCorresponding: boolean): ManuscriptAuthor => ({
  authorTitle: 'Dr.',
  authorGivenName: 'Alex',
  authorLastName: name,
  authorEmail: '',
  authorAffiliation: 'Example University',
  isCorresponding,
});

test.each([
  ['the one that is marked', [false, true, false], [false, true, false]],
  ['the first where none is marked', [false, false], [true, false]],
  ['the first of several', [false, true, true], [false, true, false]],
])('exactly one corresponding author is kept: %s', (_name, marked, expected) => {
  const authors = marked.map((isMarked, place) => author(`Author ${place}`, isMarked));
  expect(withCorrespondingAuthor(authors).map((one) => one.isCorresponding)).toEqual(expected);
});
