import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterAll, expect, test, vi } from 'vitest';
import { citing } from '../contracts/citing.ts';
import { pages } from '../contracts/pages.ts';
import { verification } from '../contracts/verification.ts';
import { readCitedDois } from '../server/domains/editorial/index.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { aReference } from './crossref/a-reference.ts';
import { documentXml, makeDocx } from './documents/make-docx.ts';
import { reply, send, upload } from './product/client.ts';
import { correct } from './product/corrections.ts';
import { aJournal, aUser } from './product/factories.ts';
import { jatsArticle } from './product/jats-article.ts';
import { aReviewedJournal, aScholar, aSubmittedManuscript } from './product/peer-review.ts';
import { withdraw } from './product/planted-article.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const journal = await aJournal(product, { abbreviation: 'CITED', title: 'Cited Journal' });
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-cited-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const citedBy = async (articleId: string) => {
  const { count, articles: newest } = await reply(product, citing.citedBy, { params: { articleId } });
  return { count, ids: newest.map(({ id }) => id) };
};
const pageOf = async (articleId: string) =>
  (await fetch(product.url + pages.article.href({ catId: 'CITED', articleId }))).text();
const cites = (doi: string, title: string, publishedOn = '2026-03-04') =>
  aPublishedArticle(product, journal.id, { title: { text: title, html: `<i>${title}</i>` }, publishedOn }, [
    aReference('A work.', doi),
    aReference('The same again.', doi, 2),
  ]);

test('an article’s page names the articles of this site that cite it, the newest first; never itself or withdrawn ones', async () => {
  const doi = '10.5555/Cited.1';
  const id = await aPublishedArticle(product, journal.id, { doi }, [aReference('Itself.', doi.toLowerCase())]);
  expect(await pageOf(id)).not.toContain('id="cited-by"');
  const older = await cites('10.5555/CITED.1', 'On older dunes', '2025-01-01');
  const newer = await cites('10.5555/cited.1', 'On newer dunes');
  expect(await citedBy(id)).toEqual({ count: 2, ids: [newer, older] });
  const page = await pageOf(id);
  expect(page).toContain('2 articles on this site cite this one.');
  expect(page).toMatch(new RegExp(`href="/journal/CITED/${newer}"[^>]*><span[^>]*><i>On newer dunes</i>`));

  await withdraw(product, newer);
  expect(await citedBy(id)).toEqual({ count: 1, ids: [older] });
  expect(await pageOf(id)).not.toContain('On newer dunes');
  expect(await pageOf(id)).toContain('One article on this site cites this one.');
  expect((await correct(product, administrator, older, { articleTitle: 'On corrected dunes' })).status).toBe(200);
  expect(await pageOf(id)).toContain('On corrected dunes');
  await withdraw(product, id);
  expect(await citedBy(id)).toEqual({ count: 0, ids: [] });
});

test('a further import changes what an article cites', async () => {
  const doi = '10.5555/cited.2';
  const id = await aPublishedArticle(product, journal.id, { doi });
  const bringIn = (references: string) => {
    const back = `</front><back><ref-list>${references}</ref-list></back>`;
    writeFileSync(
      path.join(folder, 'one.xml'),
      jatsArticle({ doi: '10.5555/citing', title: 'Citing' }).replace('</front>', back),
    );
    const wish = { folder, abbreviation: 'CITED', title: null, subject: 'Other Journals' };
    return importArticles(product.system, wish, () => undefined);
  };
  const reference = `<ref id="a"><mixed-citation>A work. <pub-id pub-id-type="doi">${doi}</pub-id></mixed-citation></ref>`;
  expect(await bringIn(reference)).toMatchObject({ added: 1 });
  expect(await citedBy(id)).toMatchObject({ count: 1 });
  expect(await pageOf(id)).toContain('Citing');
  expect(await bringIn('<ref id="b"><mixed-citation>Another.</mixed-citation></ref>')).toMatchObject({ updated: 1 });
  expect(await citedBy(id)).toEqual({ count: 0, ids: [] });
  expect(await pageOf(id)).not.toContain('id="cited-by"');
});

test('only the newest are named, and all are counted', async () => {
  const id = await aPublishedArticle(product, journal.id, { doi: '10.5555/cited.3' });
  for (let place = 0; place < 22; place += 1) await cites('10.5555/cited.3', `Citing ${place}`);
  const { count, ids } = await citedBy(id);
  expect([count, ids.length]).toEqual([22, 20]);
  expect(await pageOf(id)).toContain('22 articles on this site cite this one. The newest:');
});

test('an article that was accepted here cites what the text of its manuscript names, and nothing before it is published', async () => {
  const id = await aPublishedArticle(product, journal.id, { doi: '10.5555/cited.4' });
  const reviewed = await aReviewedJournal(product);
  const author = await aScholar(product);
  const awsId = v7();
  const bytes = makeDocx({ 'word/document.xml': documentXml('A study. See https://doi.org/10.5555/Cited.4. More.') });
  const { files } = JSON.parse((await upload(product, author.token, awsId, [{ name: 'm.docx', bytes }])).text) as {
    files: string[];
  };
  const manuscript = await aSubmittedManuscript(product, author, reviewed.id, { awsId, filesUrl: files });
  const cited = () => readCitedDois(product.parts.db, manuscript.id, 1);
  await vi.waitFor(async () => expect(await cited()).toEqual(['10.5555/cited.4']), { timeout: 40_000, interval: 100 });
  expect(await citedBy(id)).toEqual({ count: 0, ids: [] });
  const body = { articleId: manuscript.id, overrideReason: 'Reviewed elsewhere.' };
  expect((await send(product, verification.accept, { body }, administrator)).status).toBe(200);
  expect(await citedBy(id)).toEqual({ count: 1, ids: [manuscript.id] });
});
