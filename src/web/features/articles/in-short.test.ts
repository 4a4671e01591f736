import { expect, test } from 'vitest';
import { aNotice, aPublishedArticle, withdrawn } from './article-fixture.ts';
import { inShort } from './in-short.ts';

test.each([
  ['an article with an abstract by that', {}, 'Short.'],
  ['one without by its journal', { articleAbstract: '' }, 'An article in Emirates Journal.'],
  [
    'a withdrawn one by its notice',
    withdrawn,
    'This article was withdrawn on 6 May 2026. The figures could not be repeated.',
  ],
  [
    'one with a concern by that',
    { corrections: [aNotice({ kind: 'concern' })] },
    'An expression of concern about this article was published on 6 May 2026. The figures could not be repeated.',
  ],
])('tells %s', (_which, changes, words) => {
  expect(inShort(aPublishedArticle(changes))).toBe(words);
});
