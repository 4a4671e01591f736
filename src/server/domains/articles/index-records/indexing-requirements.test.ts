import { expect, test } from 'vitest';
import { articleRequirements } from '../../../../contracts/indexing.ts';
import { askedOf, type ArticleGaps, type IndexingFacts } from './indexing-requirements.ts';

const everything: IndexingFacts = {
  issn: '2049-3630',
  hasAims: true,
  hasGuidelines: true,
  board: 5,
  reviewers: 2,
  articles: 25,
  articlesOfLastYear: 5,
  since: '2024-11-29',
  today: '2026-11-29',
  siteUrl: 'https://journals.example',
  hasCrossrefAccount: true,
  hasNoticePolicy: true,
};
const gaps = Object.fromEntries(
  articleRequirements.map((one) => [one, { missing: one === 'doi' ? 3 : 0, articles: [] }]),
) as unknown as ArticleGaps;
const missingOf = (...given: Parameters<typeof askedOf>) =>
  askedOf(...given).flatMap(({ requirement, missing }) => (missing > 0 ? [requirement] : []));

test('a journal that has everything misses an archive outside this site alone', () => {
  expect(missingOf(everything, null)).toEqual(['outside-archive']);
});

test.each([
  ['issn', { issn: null }],
  ['aims', { hasAims: false }],
  ['guidelines', { hasGuidelines: false }],
  ['board', { board: 4 }],
  ['reviewers', { reviewers: 1 }],
  ['five-a-year', { articlesOfLastYear: 4 }],
  ['twenty-five', { articles: 24 }],
  ['two-years', { since: '2024-11-30' }],
  ['two-years', { since: null }],
  ['encrypted', { siteUrl: 'http://journals.example' }],
  ['crossref-account', { hasCrossrefAccount: false }],
  ['notice-policy', { hasNoticePolicy: false }],
] as const)('%s is missing with %o', (requirement, change) => {
  expect(missingOf({ ...everything, ...change }, null)).toEqual(expect.arrayContaining([requirement]));
});

test('of an article only what is asked of articles, and of how many it is missing', () => {
  expect(missingOf(null, gaps)).toEqual(['doi']);
  expect(askedOf(null, gaps)).toHaveLength(articleRequirements.length);
});

test('no index demands and recommends the same', () => {
  for (const { required, advised } of askedOf(everything, gaps))
    expect(required.filter((index) => advised.includes(index))).toEqual([]);
});
