import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { search } from '../contracts/search.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { reply } from './product/client.ts';
import { jatsArticle } from './product/jats-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-search-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bringIn = async (title: string) => {
  writeFileSync(path.join(folder, 'one.xml'), jatsArticle({ doi: '10.5555/one', title }));
  const wish = { folder, abbreviation: 'FOUND', title: null, subject: 'Other Journals' };
  return importArticles(product.system, wish, () => undefined);
};
const found = async (q: string) => (await reply(product, search.articles, { query: { q } })).total;

test('an imported article is found, and after a change by its new words only', async () => {
  expect(await bringIn('On <italic>Apis</italic> &amp; others')).toMatchObject({ added: 1 });
  expect(await found('apis')).toBe(1);
  expect(await bringIn('On <italic>Bombus</italic> &amp; others')).toMatchObject({ updated: 1 });
  expect([await found('"apis"'), await found('bombus')]).toEqual([0, 1]);
});

test('articles that come in at the same time, with the same words, do not wait for each other', async () => {
  const titles = ['Camels of the coast and the desert', 'The desert, the coast, and camels'];
  const wishes = titles.map((title, index) => {
    const own = mkdtempSync(path.join(folder, 'many-'));
    for (let number = 0; number < 8; number += 1)
      writeFileSync(path.join(own, `${number}.xml`), jatsArticle({ doi: `10.5555/${index}.${number}`, title }));
    return { folder: own, abbreviation: `M${index}`, title: null, subject: 'Other Journals' };
  });
  const results = await Promise.all(wishes.map((wish) => importArticles(product.system, wish, () => undefined)));
  expect(results).toMatchObject([
    { added: 8, failed: [] },
    { added: 8, failed: [] },
  ]);
  expect(await found('camels desert')).toBe(16);
});
