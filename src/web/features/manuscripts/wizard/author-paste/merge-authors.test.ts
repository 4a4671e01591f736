import { expect, test } from 'vitest';
import { blankAuthor, type AuthorFields } from '../draft.ts';
import { mergeAuthors } from './merge-authors.ts';

const an = (authorGivenName: string, authorLastName: string, more: Partial<AuthorFields> = {}): AuthorFields => ({
  ...blankAuthor,
  authorGivenName,
  authorLastName,
  ...more,
});
const amal = an('Amal', 'Haddad', { authorAffiliation: 'Institute of Sand' });
const emailed = (author: AuthorFields, authorEmail: string) => ({ ...author, authorEmail });

test('a pasted list with addresses completes the authors who are listed, and adds the others', () => {
  const pasted = [
    an('AMAL', 'haddad', { authorEmail: 'amal@example.org', authorAffiliation: 'Elsewhere' }),
    an('Bo', 'Li'),
  ];
  expect(mergeAuthors([amal], pasted)).toEqual({
    authors: [emailed(amal, 'amal@example.org'), an('Bo', 'Li')],
    fates: ['completes', 'added'],
  });
});

test('what the list says stays, and an author who lacks nothing is left out', () => {
  const known = emailed(amal, 'amal@sand.example');
  expect(mergeAuthors([known], [emailed(amal, 'other@example.org')])).toEqual({
    authors: [known],
    fates: ['left-out'],
  });
});

test('two listed authors of one name are not told apart: neither is completed', () => {
  const two = [an('Wei', 'Zhang', { authorAffiliation: 'A' }), an('Wei', 'Zhang', { authorAffiliation: 'B' })];
  expect(mergeAuthors(two, [an('Wei', 'Zhang', { authorEmail: 'wei@example.org' })])).toEqual({
    authors: two,
    fates: ['left-out'],
  });
});

test('two pasted authors of one name, of whom none is listed, are both added', () => {
  const two = [an('Wei', 'Zhang', { authorAffiliation: 'A' }), an('Wei', 'Zhang', { authorAffiliation: 'B' })];
  expect(mergeAuthors([], two)).toEqual({ authors: two, fates: ['added', 'added'] });
});

test('the corresponding author of the pasted list is taken where the list has none', () => {
  const corresponding = { ...amal, isCorresponding: true };
  expect(mergeAuthors([amal], [corresponding]).authors).toEqual([corresponding]);
  const other = an('Bo', 'Li', { isCorresponding: true });
  expect(mergeAuthors([other, amal], [corresponding])).toEqual({ authors: [other, amal], fates: ['left-out'] });
});
