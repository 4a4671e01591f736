import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { articlePdfHref } from '../contracts/pages.ts';
import { readJatsArticle } from '../server/domains/articles/jats/read-jats-article.ts';
import { listArticleSources } from '../server/workflows/import/article-sources.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { whatIsLost, type Shown } from './corpus/what-is-lost.ts';
import { reply } from './product/client.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus');
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stderr.write(`\nTHE CORPUS IS NOT AT ${corpus}: the import of real articles was left out.\n`);

const bringIn = (from: string, abbreviation: string, title: string | null = null) =>
  importArticles(product.system, { folder: from, abbreviation, title, subject: 'Other Journals' }, () => undefined);

describe.skipIf(!hasCorpus)('the real articles', () => {
  test('199 articles of ZooKeys, once', { timeout: 60_000 }, async () => {
    expect(await bringIn(path.join(corpus, 'zookeys'), 'ZOOKEYS', 'ZooKeys')).toEqual({
      added: 199,
      updated: 0,
      unchanged: 0,
      failed: [],
      passedOver: [],
      notes: [],
    });
    expect(await bringIn(path.join(corpus, 'zookeys'), 'ZOOKEYS', 'ZooKeys')).toEqual({
      added: 0,
      updated: 0,
      unchanged: 199,
      failed: [],
      passedOver: [],
      notes: [],
    });
    const all = await reply(product, articles.publishedOfJournal, { params: { journalAbbreviation: 'ZOOKEYS' } });
    expect(all).toHaveLength(199);
    const isopods = all.find((one) => one.articleTitle.startsWith('Electron microscopic and preparative methods'));
    const [full] = await reply(product, articles.single, { params: { articleId: isopods?.id ?? '' } });
    expect(full).toMatchObject({
      articleIssue: '176',
      articleVolume: null,
      articleReceivedDate: '2011-11-03',
      articleAcceptedDate: '2011-12-19',
      articlePublishedDate: '2012-03-20',
      doi: '10.3897/zookeys.176.2294',
      access: 'open',
      firstPage: '73',
    });
    expect(full?.articleAuthors.map((author) => author.authorLastName)).toEqual(['Seidl', 'Ziegler']);
    expect(full?.articleAuthors[0]?.affiliations[0]).toMatch(/^Central Facility for Electron Microscopy/);
    expect(full?.keywords.map((keyword) => keyword.text)).toEqual([
      'Isopoda',
      'cuticle',
      'ultrastructure',
      'Porcellio scaber',
    ]);
    expect(full?.articleAbstractHtml).toContain('Porcellio scaber');
    expect(full?.references.length).toBeGreaterThan(20);
  });

  test('17 articles of JOSE with their PDFs', async () => {
    expect(await bringIn(path.join(corpus, 'jose'), 'JOSE')).toMatchObject({ added: 17, failed: [] });
    const all = await reply(product, articles.publishedOfJournal, { params: { journalAbbreviation: 'JOSE' } });
    expect(all).toHaveLength(17);
    for (const one of all) {
      const pdf = await fetch(product.url + articlePdfHref('JOSE', one.id));
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    }
  });

  test('25 articles of PLOS', async () => {
    expect(await bringIn(path.join(corpus, 'plos'), 'PLOS')).toMatchObject({ added: 25, failed: [] });
  });

  test.each([
    ['ZOOKEYS', 'zookeys'],
    ['JOSE', 'jose'],
    ['PLOS', 'plos'],
  ])('none of %s loses words, references or notes', { timeout: 120_000 }, async (journalAbbreviation, from) => {
    const all = await reply(product, articles.publishedOfJournal, { params: { journalAbbreviation } });
    const shown = new Map<string | null, Shown>();
    for (const { id } of all) {
      const [one] = await reply(product, articles.single, { params: { articleId: id } });
      const references = one?.references.map(({ html }) => html) ?? [];
      shown.set(one?.doi ?? null, { text: one?.fullText?.html ?? '', references });
    }
    const losses = (await listArticleSources(path.join(corpus, from))).map(({ name, xmlPath }) => {
      const xml = readFileSync(xmlPath);
      const { doi } = readJatsArticle(xml);
      return { name: path.basename(name), ...whatIsLost(xml, shown.get(doi) ?? { text: '', references: [] }) };
    });
    const losers = losses.filter((one) => one.words.length > 0 || one.references > 0 || one.notes.length > 0);
    expect(losers).toEqual([]);
  });

  test('a copy of a folder elsewhere is the same articles', async () => {
    const copy = path.join(folder, 'copy');
    cpSync(path.join(corpus, 'jose'), copy, { recursive: true });
    expect(await bringIn(copy, 'JOSE')).toMatchObject({ added: 0, unchanged: 17 });
  });
});
