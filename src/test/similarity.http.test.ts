import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { pages } from '../contracts/pages.ts';
import { compareWithPortal, readSimilarity } from '../server/domains/editorial/index.ts';
import { documentXml, makeDocx } from './documents/make-docx.ts';
import { anArticle } from './product/an-article.ts';
import { upload } from './product/client.ts';
import { aReviewedJournal, aScholar, aSubmittedManuscript } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const journal = await aReviewedJournal(product, { abbreviation: 'SIM' });
const author = await aScholar(product);

const sentence =
  'Juvenile zebrafish reared beneath intermittent lantern light gathered at the surface earlier than those kept in darkness, whatever their kinship';
const method =
  'We pipetted forty microlitres of saline brine into porcelain crucibles and waited until the meniscus trembled before noting the hour';

const ready = (id: string, version = 1) =>
  vi.waitFor(
    async () => {
      const similarity = await readSimilarity(db, id, version);
      expect(similarity.state).toBe('ready');
      return similarity.found;
    },
    { timeout: 15_000, interval: 100 },
  );

test('after a submission its editors read which articles share passages with it, and how much: abstract and full text', async () => {
  const near = await anArticle(product, {
    journalId: journal.id,
    title: 'Lantern light',
    abstract: `Fish are said to school by day. ${sentence}.`,
    bodyHtml: `<h2>Methods</h2><p>${method.replace('porcelain', '<i>porcelain</i>')}.</p>`,
  });
  await anArticle(product, {
    journalId: journal.id,
    title: 'Porcelain',
    abstract: 'Of porcelain crucibles and brine.',
  });
  // What PostgreSQL has counted: in a small portal every word is in a large share of the articles.
  await db.execute(sql`analyze article_search`);
  const awsId = v7();
  const bytes = makeDocx({ 'word/document.xml': documentXml(`A new study. ${method}. And more of our own words.`) });
  const { text } = await upload(product, author.token, awsId, [{ name: 'manuscript.docx', bytes }]);
  const { files } = JSON.parse(text) as { files: string[] };
  const { id } = await aSubmittedManuscript(product, author, journal.id, {
    awsId,
    filesUrl: files,
    articleAbstract: `In this work: ${sentence}.`,
  });
  const found = await ready(id);
  expect(found).toEqual([
    {
      articleId: near,
      title: 'Lantern light',
      url: pages.article.href({ catId: 'SIM', articleId: near }),
      percent: found[0]?.percent,
      passages: [sentence, method],
    },
  ]);
  expect(found[0]?.percent).toBeGreaterThan(50);
});

test('a text of its own shares nothing; what cannot be read is compared by title and abstract; done again it is the same', async () => {
  const { id } = await aSubmittedManuscript(product, author, journal.id, {
    articleAbstract:
      'Thirteen unrelated observations about granite quarries, with no sentence that anybody wrote before us.',
  });
  expect(await ready(id)).toEqual([]);
  await compareWithPortal(product.system, { manuscriptId: id, version: 1 });
  expect(await readSimilarity(db, id, 1)).toEqual({ state: 'ready', found: [] });
  expect(await readSimilarity(db, id, 2)).toEqual({ state: 'pending', found: [] });
});
