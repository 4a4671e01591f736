import { expect, test } from 'vitest';
import { journals } from '../contracts/journals.ts';
import { search } from '../contracts/search.ts';
import { anArticle } from './product/an-article.ts';
import { refusal, reply } from './product/client.ts';
import { aJournal } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const journal = await aJournal(product);
await anArticle(product, { journalId: journal.id, title: 'Bees of the lagoon', keywords: ['مكتبة', '日本語'] });

const find = (q: string) => reply(product, search.articles, { query: { q } });

const hostile = [
  '%',
  '\\',
  "'",
  "''; drop table articles; --",
  '"',
  '"unclosed',
  '""',
  '-',
  '--',
  '-"',
  '!',
  '&',
  '|',
  ':*',
  'a:*',
  'a & | b',
  '<->',
  '( )',
  '((',
  'or',
  'or or or',
  'OR bees',
  'bees or',
  '-or',
  'the',
  'the of and',
  '-the',
  '-bees',
  '😀',
  '👩‍👩‍👧 bees',
  '\u202Eseeb',
  '\u00AD',
  'be\u00ADes',
  '日本語',
  'مكتبة',
  '½',
  'ﬁ',
  'ﷺ',
  '\t\n\r',
  '$1',
  '${x}',
  '%s%d',
  '{}',
  '[]',
  '*',
  'a*',
  '?',
  '../..',
  'x'.repeat(200),
  '"a '.repeat(66),
  '-a '.repeat(66),
  'é'.repeat(200),
  'a-b'.repeat(66),
  '\u0301',
  '\uFEFF',
  'İ',
  'ß',
];

test.each(hostile)('anything may be typed: %j', async (q) => {
  const result = await find(q);
  expect(result.pageCount).toBeGreaterThanOrEqual(1);
});

test('the page shows whatever was typed, and no words at all', async () => {
  for (const q of ['', ...hostile]) {
    const page = await fetch(`${product.url}/search?q=${encodeURIComponent(q)}`);
    expect(page.status, q).toBe(200);
  }
});

test('too long a query, and values that are none, are refused in words', async () => {
  expect(await refusal(product, search.articles, { query: { q: 'x'.repeat(201) } })).toMatchObject({ status: 422 });
  expect(await refusal(product, search.articles, { query: { year: "2021' or 1=1" } })).toMatchObject({ status: 422 });
  for (const path of [search.articles.path, journals.list.path])
    expect((await fetch(`${product.url}${path}?subject=Alchemy`)).status, path).toBe(422);
  for (const query of ['q=%00', 'q=a&sort=title', 'q=a&page=0', 'q=a&q=b'])
    expect((await fetch(`${product.url}${search.articles.path}?${query}`)).status, query).toBeLessThan(500);
});
