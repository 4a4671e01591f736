import { expect, test } from 'vitest';
import { blankAuthor } from './draft.ts';
import { isAmong, ownEntry } from './own-entry.ts';

const profile = {
  title: 'Dr',
  otherName: 'Amal',
  surname: 'Haddad',
  email: 'amal@example.org',
  affiliation: 'Example University',
};

test('a person becomes an author with what their profile says', () => {
  expect(ownEntry(profile)).toEqual({
    authorTitle: 'Dr.',
    authorGivenName: 'Amal',
    authorLastName: 'Haddad',
    authorEmail: 'amal@example.org',
    authorAffiliation: 'Example University',
    isCorresponding: false,
  });
  expect(ownEntry({ ...profile, title: 'Prof' }).authorTitle).toBe('Prof');
  expect(ownEntry({ ...profile, title: '' }).authorTitle).toBe('');
});

test.each([
  ['by the address, however it is written', { authorEmail: ' Amal@Example.org' }, true],
  ['by the name, where the paper names no address', { authorGivenName: 'AMAL', authorLastName: 'Haddad' }, true],
  ['not by the family name alone', { authorGivenName: 'Bo', authorLastName: 'Haddad' }, false],
])('a person is found in a list of authors %s', (_, author, isThere) => {
  expect(isAmong([{ ...blankAuthor, ...author }], ownEntry(profile))).toBe(isThere);
});
