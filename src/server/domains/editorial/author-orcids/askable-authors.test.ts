import { expect, test } from 'vitest';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import { askableAuthors, mayAsk } from './askable-authors.ts';

const author = (authorEmail: string): ManuscriptAuthor => ({
  authorTitle: 'Dr.',
  authorGivenName: 'Ana',
  authorLastName: 'Lima',
  authorAffiliation: 'Example University',
  authorEmail,
  isCorresponding: false,
});
const group: ManuscriptAuthor = {
  ...author('group@example.org'),
  kind: 'group',
  authorTitle: '',
  authorGivenName: '',
};

test('issue 36: people with an address of their own are asked for an iD: no groups, and no two with one mailbox', () => {
  const authors = [author('a@example.org'), author(''), group, author('B@example.org'), author('b+x@example.org')];
  expect(askableAuthors(authors).map(({ place }) => place)).toEqual([0]);
});

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const asked = { confirmedAt: null, askedAt: day('2026-03-01'), remindedAt: null };

test.each([
  [undefined, '2026-03-01', true],
  [asked, '2026-03-07', false],
  [asked, '2026-03-08', true],
  [{ ...asked, remindedAt: day('2026-03-08') }, '2027-03-08', false],
  [{ ...asked, confirmedAt: day('2026-03-02') }, '2026-03-20', false],
])('issue 36: an author is asked once, and reminded once after a week: %o on %s', (row, today, expected) => {
  expect(mayAsk(row, day(today))).toBe(expected);
});
