import { expect, test } from 'vitest';
import { correspondingPlace, editingAuthor, isAmong, ownEntry, withCorresponding } from './authors.ts';
import { blankAuthor } from './draft.ts';

const three = [blankAuthor, blankAuthor, blankAuthor];

test('the first author is the corresponding one until another is chosen', () => {
  expect(correspondingPlace(three)).toBe(0);
  expect(correspondingPlace(withCorresponding(three, 2))).toBe(2);
});

test('there is one at most', () => {
  const twice = withCorresponding(withCorresponding(three, 1), 2);
  expect(twice.map(({ isCorresponding }) => isCorresponding)).toEqual([false, false, true]);
});

const named = (authorLastName: string) => ({ ...blankAuthor, authorLastName });
const authors = [named('Haddad'), named('Li')];

test('an author is opened with what the list has', () => {
  expect(editingAuthor({ authors, authorInProgress: blankAuthor, authorEdited: null }, 1)).toEqual({
    authors,
    authorInProgress: named('Li'),
    authorEdited: 1,
  });
});

test('an author who was begun stands at the end of the list', () => {
  const next = editingAuthor({ authors, authorInProgress: named('Berg'), authorEdited: null }, 0);
  expect(next.authors).toEqual([...authors, named('Berg')]);
});

test('a change that was begun stays in its place', () => {
  const next = editingAuthor({ authors, authorInProgress: named('Hadad'), authorEdited: 0 }, 1);
  expect(next).toEqual({ authors: [named('Hadad'), named('Li')], authorInProgress: named('Li'), authorEdited: 1 });
});

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
