import { expect, test } from 'vitest';
import type { Offer } from '../../../../contracts/drafts.ts';
import { blankAuthor, newDraft } from '../wizard/draft.ts';
import { answered, givesWay, isThere, offersOf, undone, used } from './offers.ts';

const author = (authorLastName: string, isCorresponding = false) => ({
  ...blankAuthor,
  authorGivenName: 'A.',
  authorLastName,
  isCorresponding,
});
const read = { title: 'Dunes', abstract: null, keywords: ['sand'], authors: [author('Haddad', true)] };
const title = { kind: 'title', text: 'Dunes' } as const;

test('only what was found is offered', () => {
  expect(offersOf(read).map(({ offer }) => offer.kind)).toEqual(['title', 'keywords', 'authors']);
});

test('what is too long to be kept with a draft is not offered, for the draft would not be saved', () => {
  const offers = offersOf({ ...read, abstract: 'sand '.repeat(20_000) });
  expect(offers.map(({ offer }) => offer.kind)).toEqual(['title', 'keywords', 'authors']);
});

test('an answer to one offer leaves the others open, and says nothing where none are kept', () => {
  const found = { fileName: 'dunes.pdf', offers: offersOf(read) };
  const { found: after } = answered('keywords', 'declined', null, { found });
  expect(after?.offers.map(({ outcome }) => outcome)).toEqual(['open', 'declined', 'open']);
  expect(answered('title', 'used', null, { found: null })).toEqual({ found: null });
});

test('an empty field gives way without being asked; a typed text is named first, and comes back', () => {
  const draft = newDraft();
  expect(givesWay(title, draft)).toBeNull();
  expect(givesWay(title, { ...draft, articleTitle: ' My own ' })).toBe('My own');
  expect(givesWay(title, { ...draft, articleTitle: 'Dunes' })).toBeNull();
  expect(used(title, draft)).toEqual({ articleTitle: 'Dunes' });
  const changed = { ...draft, articleTitle: 'Dunes' };
  expect(undone(title, 'My own', changed)).toEqual({ articleTitle: 'My own' });
  expect(undone(title, null, changed)).toEqual({ articleTitle: '' });
  expect(undone(title, null, { ...draft, articleTitle: 'Dunes, changed since' })).toEqual({});
});

test('keywords and authors join those that are there', () => {
  const draft = { ...newDraft(), articleKeywords: ['Wind'], authors: [author('Yagmur', true)] };
  expect(used({ kind: 'keywords', words: ['wind', 'sand'] }, draft)).toEqual({ articleKeywords: ['Wind', 'sand'] });
  const offered: Offer = { kind: 'authors', authors: [author('yagmur'), author('Haddad', true)] };
  // Whom the person has chosen to correspond stays the one.
  expect(used(offered, draft)).toEqual({ authors: [author('Yagmur', true), author('Haddad', false)] });
});

test('undoing takes back what a suggestion added, and nothing that was typed or changed since', () => {
  const words: Offer = { kind: 'keywords', words: ['wind', 'sand'] };
  expect(undone(words, null, { ...newDraft(), articleKeywords: ['Wind', 'sand', 'dust'] })).toEqual({
    articleKeywords: ['Wind', 'dust'],
  });
  const offered: Offer = { kind: 'authors', authors: [author('Haddad', true), author('Berg')] };
  const changed = { ...author('Berg'), authorEmail: 'berg@example.org' };
  const authors = [author('Yagmur', true), author('Haddad'), changed];
  expect(undone(offered, null, { ...newDraft(), authors })).toEqual({ authors: [author('Yagmur', true), changed] });
});

test('what the draft has already is told', () => {
  const draft = { ...newDraft(), articleTitle: 'Dunes', articleKeywords: ['Sand'], authors: [author('Haddad')] };
  expect(offersOf(read).map(({ offer }) => isThere(offer, draft))).toEqual([true, true, true]);
  expect(offersOf(read).map(({ offer }) => isThere(offer, newDraft()))).toEqual([false, false, false]);
});
