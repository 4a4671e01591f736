import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { articleXmlHref, fileHref } from '../contracts/pages.ts';
import { articles as rows } from '../server/db/schema/index.ts';
import { readJatsArticle } from '../server/domains/articles/jats/read-jats-article.ts';
import { loadDemo } from '../server/demo/load-demo.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { listArticleSources, picturesBeside } from '../server/workflows/import/imported-article.ts';
import { hasJats4rRules, openJats4rRules, schemaFaults } from './jats/jats-rules.ts';
import { keptOf } from './jats/kept-through-jats.ts';
import { reply } from './product/client.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stderr.write(`\nTHE CORPUS IS NOT AT ${corpus}: real articles were not written as XML.\n`);
const rules = hasJats4rRules ? openJats4rRules() : null;
afterAll(() => rules?.close());

/** The XML of a published article, as everyone gets it; it is valid. */
async function xmlOf(journalAbbreviation: string, articleId: string): Promise<string> {
  const answer = await fetch(product.url + articleXmlHref(journalAbbreviation, articleId));
  expect(answer.status).toBe(200);
  const xml = await answer.text();
  expect({ articleId, schema: schemaFaults(xml), rules: rules?.errors(xml) ?? [] }).toEqual({
    articleId,
    schema: [],
    rules: [],
  });
  return xml;
}

const everyArticle = async () => {
  const { articles: all } = await reply(product, articles.page, { query: { size: 100 } });
  return all;
};

test.skipIf(!hasJats4rRules)('the rules find errors where there are some', () => {
  const wrong =
    '<article><front><article-meta/></front><body><sec><p/></sec></body><back><ref-list><ref/></ref-list></back></article>';
  expect(rules?.errors(wrong).map((error) => error.split(':')[0])).toEqual(
    expect.arrayContaining(['permissions-errors', 'accessibility-errors', 'data-citations-errors']),
  );
});

test('every article of the demo is valid, open or not', { timeout: 240_000 }, async () => {
  await loadDemo(product.system, () => {});
  const all = await everyArticle();
  expect(new Set(all.map(({ access }) => access)).size).toBe(2);
  for (const { id, articlePublishedJournal } of all) await xmlOf(articlePublishedJournal.journalAbbreviation, id);
});

describe.skipIf(!hasCorpus)('of the real articles', () => {
  test.each([
    ['zookeys', 'ZOOKEYS', 199],
    ['jose', 'JOSE', 17],
    ['plos', 'PLOS', 25],
  ])(
    '%s: each is valid, and our reader finds in it what it found in the source',
    { timeout: 300_000 },
    async (folder, abbreviation, count) => {
      const from = path.join(corpus, folder);
      await importArticles(product.system, { folder: from, abbreviation, title: null, subject: null }, () => undefined);
      const { id, doi } = rows;
      const idOf = new Map((await product.parts.db.select({ id, doi }).from(rows)).map((row) => [row.doi, row.id]));
      const sources = await listArticleSources(from);
      expect(sources).toHaveLength(count);
      for (const { xmlPath } of sources) {
        const { find } = picturesBeside(xmlPath);
        const picture = (href: string) => {
          const found = find(href);
          return found && { ...found, address: fileHref(found.id) };
        };
        const source = readJatsArticle(readFileSync(xmlPath), picture);
        const xml = await xmlOf(abbreviation, idOf.get(source.doi) ?? '');
        const written = readJatsArticle(xml);
        expect(keptOf(written, source)).toEqual(keptOf(source, source, written.journal));
      }
    },
  );
});
