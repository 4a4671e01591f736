import { expect, test } from 'vitest';
import type { PlaceArticle } from '../../../../contracts/issue-builds.ts';
import { chosenArticles, moved } from './build-draft.ts';

const article = (id: string, obstacle: PlaceArticle['obstacle'] = null) => ({ id, title: id, authors: '', obstacle });
const all = [article('a'), article('b', 'withdrawn'), article('c'), article('d', 'no-pdf')];
const ids = (articles: readonly PlaceArticle[]) => articles.map(({ id }) => id).join('');

test.each([
  [null, 'ac', 'bd'],
  [['c', 'a'], 'ca', 'bd'],
  [['c'], 'c', 'abd'],
  [['b', 'gone', 'c'], 'c', 'abd'],
  [[], '', 'abcd'],
])('of articles of which %j were chosen, %j are in the issue and %j are not', (chosen, inside, outside) => {
  const found = chosenArticles(all, chosen);
  expect([ids(found.inside), ids(found.outside)]).toEqual([inside, outside]);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('moved from %i to %i: %j', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
});
