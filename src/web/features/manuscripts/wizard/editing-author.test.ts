import { expect, test } from 'vitest';
import { blankAuthor } from './draft.ts';
import { editingAuthor } from './editing-author.ts';

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
