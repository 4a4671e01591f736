import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import type { Subject } from '../contracts/constants.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { refusal, reply } from './product/client.ts';
import { jatsArticle } from './product/jats-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-related-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Written {
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly year?: number;
}

/** A journal of this subject with these articles. */
async function aJournalOf(abbreviation: string, subject: Subject, written: readonly Written[]): Promise<void> {
  const place = path.join(folder, abbreviation);
  mkdirSync(place);
  for (const [number, traits] of written.entries())
    writeFileSync(
      path.join(place, `${number}.xml`),
      jatsArticle({ doi: `10.5555/${abbreviation}.${number}`, ...traits }),
    );
  const wish = { folder: place, abbreviation, title: `Journal ${abbreviation}`, subject };
  const { failed } = await importArticles(product.system, wish, () => undefined);
  expect(failed).toEqual([]);
}

await aJournalOf('SEA', 'Biological Sciences', [
  { title: 'Coral reefs of the Gulf', keywords: ['Corals', 'heat stress', 'reefs'] },
  { title: 'Seagrass meadows', keywords: ['seagrass'], year: 2001 },
]);
await aJournalOf('LAND', 'Biological Sciences', [
  { title: 'Ghaf trees of the plains', year: 2024 },
  { title: 'Terraces above the Coral coast', year: 1999 },
]);
await aJournalOf('LAW', 'Legal Studies', [
  { title: 'Who owns a reef?', keywords: ['reefs', 'CORALS'], year: 1990 },
  { title: 'One word shared', keywords: ['Heat stress'], year: 2020 },
  { title: 'Nothing shared', keywords: ['leases'], year: 2025 },
]);

const idOf = async (title: string) => {
  const all = await reply(product, articles.published);
  return all.find((article) => article.articleTitle === title)?.id ?? '';
};
const relatedTo = async (title: string) => {
  const related = await reply(product, articles.related, { params: { articleId: await idOf(title) } });
  return related.map((article) => article.articleTitle);
};

test('shared keywords come first, whatever their case; then the subject, a word of the title, the newest', async () => {
  expect(await relatedTo('Coral reefs of the Gulf')).toEqual([
    'Who owns a reef?',
    'One word shared',
    'Terraces above the Coral coast',
    'Seagrass meadows',
    'Ghaf trees of the plains',
  ]);
});

test('without keywords the subject decides', async () => {
  const related = await relatedTo('Ghaf trees of the plains');
  expect(related.slice(0, 3).toSorted()).toEqual([
    'Coral reefs of the Gulf',
    'Seagrass meadows',
    'Terraces above the Coral coast',
  ]);
});

test('an article is never related to itself, and five are enough', async () => {
  for (const { articleTitle } of await reply(product, articles.published)) {
    const related = await relatedTo(articleTitle);
    expect(related).toHaveLength(5);
    expect(related).not.toContain(articleTitle);
    expect(new Set(related).size).toBe(5);
  }
});

test('nothing is related to what is not there', async () => {
  const params = { articleId: '01990000-0000-7000-8000-000000000000' };
  expect((await refusal(product, articles.related, { params })).status).toBe(404);
});
