import { expect, test } from 'vitest';
import { blankAuthor, newDraft } from '../wizard/draft.ts';
import { givesWay, isThere, offersOf, putBack, used } from './offers.ts';

const author = (authorLastName: string, isCorresponding = false) => ({
  ...blankAuthor,
  authorGivenName: 'A.',
  authorLastName,
  isCorresponding,
});
const read = { title: 'Dunes', abstract: null, keywords: ['sand'], authors: [author('Haddad', true)] };
const title = { kind: 'title', text: 'Dunes' } as const;

test('only what was found is offered', () => {
  expect(offersOf(read).map(({ kind }) => kind)).toEqual(['title', 'keywords', 'authors']);
});

test('an empty field gives way without being asked; a typed text is named first, and comes back', () => {
  const draft = newDraft();
  expect(givesWay(title, draft)).toBeNull();
  expect(givesWay(title, { ...draft, articleTitle: ' My own ' })).toBe('My own');
  expect(givesWay(title, { ...draft, articleTitle: 'Dunes' })).toBeNull();
  expect(used(title, draft)).toEqual({ articleTitle: 'Dunes' });
  expect(putBack('title', 'My own')).toEqual({ articleTitle: 'My own' });
});

test('keywords and authors join those that are there', () => {
  const draft = { ...newDraft(), articleKeywords: ['Wind'], authors: [author('Yagmur', true)] };
  expect(used({ kind: 'keywords', words: ['wind', 'sand'] }, draft)).toEqual({ articleKeywords: ['Wind', 'sand'] });
  const offered = { kind: 'authors', authors: [author('yagmur'), author('Haddad', true)] } as const;
  // Whom the person has chosen to correspond stays the one.
  expect(used(offered, draft)).toEqual({ authors: [author('Yagmur', true), author('Haddad', false)] });
});

test('what the draft has already is told', () => {
  const draft = { ...newDraft(), articleTitle: 'Dunes', articleKeywords: ['Sand'], authors: [author('Haddad')] };
  expect(offersOf(read).map((offer) => isThere(offer, draft))).toEqual([true, true, true]);
  expect(offersOf(read).map((offer) => isThere(offer, newDraft()))).toEqual([false, false, false]);
});
