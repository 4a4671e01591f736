import { expect, test } from 'vitest';
import { bodyOf, changedIn, laidOver, problemsOf, valuesOf, type Corrected } from './correction-values.ts';

const author = {
  authorTitle: null,
  authorGivenName: 'Lina',
  authorLastName: 'Hadad',
  authorAffiliation: 'Dubai; Sharjah',
  affiliations: ['Dubai', 'Sharjah'],
  orcid: null,
  isCorresponding: true,
};
const article: Corrected = {
  id: '0198c0de-0000-7000-8000-0000000000ab',
  articleTitle: 't'.repeat(2000),
  articleAbstract: 'Short.',
  articleKeywords: ['one'],
  articleAuthors: [author],
  corrections: [],
  isProduced: false,
};
const typed = (changes: Partial<ReturnType<typeof valuesOf>>) => ({ ...valuesOf(article), ...changes });

test('nothing typed is nothing changed; only the notice and the count are sent then', () => {
  expect(changedIn(valuesOf(article), article)).toEqual({});
  expect(bodyOf(typed({ notice: 'Read m.' }), article)).toEqual({ notice: 'Read m.', corrections: 0 });
});

test('what was changed is sent, affiliations line by line', () => {
  const articleAuthors = [{ authorGivenName: 'Lina', authorLastName: 'Haddad', affiliations: ' Dubai \n\nAjman' }];
  expect(bodyOf(typed({ notice: 'n', articleAbstract: 'Long.', articleAuthors }), article)).toEqual({
    notice: 'n',
    corrections: 0,
    articleAbstract: 'Long.',
    articleAuthors: [{ authorGivenName: 'Lina', authorLastName: 'Haddad', affiliations: ['Dubai', 'Ajman'] }],
  });
});

test('what stands is not judged, however long; what was changed is, at its field', () => {
  expect(problemsOf(typed({ notice: 'n' }), article)).toEqual({});
  const articleAuthors = [{ authorGivenName: '', authorLastName: ' ', affiliations: `Dubai\n${'a'.repeat(501)}` }];
  expect(problemsOf(typed({ articleTitle: '', articleKeywords: ['k'.repeat(101)], articleAuthors }), article)).toEqual({
    notice: 'The notice is required.',
    articleTitle: 'Title is required.',
    articleKeywords: 'A keyword can have at most 100 characters.',
    'articleAuthors.0.authorLastName': 'Last name is required.',
    'articleAuthors.0.affiliations': 'An affiliation can have at most 500 characters.',
  });
});

test('what two have corrected meanwhile is laid over each other, author by author and keyword by keyword', () => {
  const spelt = (authorLastName: string, affiliations = 'Dubai') => ({
    authorGivenName: 'Lina',
    authorLastName,
    affiliations,
  });
  const base = typed({
    articleKeywords: ['one', 'two', 'three'],
    articleAuthors: [spelt('A'), spelt('B'), spelt('C')],
  });
  const mine = {
    ...base,
    notice: 'Read m.',
    articleKeywords: ['two', 'three', 'four'],
    articleAuthors: [spelt('Aa'), spelt('B'), spelt('C', 'Ajman')],
  };
  const now = {
    ...base,
    articleTitle: 'Theirs',
    articleKeywords: ['one', 'three', 'five'],
    articleAuthors: [spelt('A'), spelt('Bb'), spelt('Cc')],
  };
  const merged = laidOver(mine, base, now);
  expect(merged).toEqual({
    ...now,
    notice: 'Read m.',
    articleKeywords: ['three', 'five', 'four'],
    articleAuthors: [spelt('Aa'), spelt('Bb'), spelt('Cc', 'Ajman')],
  });
  expect(laidOver(base, base, now)).toEqual(now);
  expect(laidOver(mine, base, { ...now, articleAuthors: [spelt('A')] }).articleAuthors).toEqual([spelt('A')]);
});
