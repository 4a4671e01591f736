import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterAll, expect, test, vi } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { overview } from '../contracts/overview.ts';
import { verification } from '../contracts/verification.ts';
import { citeRetracted } from '../server/domains/articles/index.ts';
import { findRetracted, importRetractions, UnreadableRetractions } from '../server/domains/retractions/index.ts';
import { aReference } from './crossref/a-reference.ts';
import { documentXml, makeDocx } from './documents/make-docx.ts';
import { reply, upload } from './product/client.ts';
import { aJournal, aSubmission, aUser } from './product/factories.ts';
import { aReviewedJournal, aScholar, aSubmittedManuscript, giveRole } from './product/peer-review.ts';
import { withdraw } from './product/planted-article.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-retractions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const head =
  'Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,RetractionDate,RetractionDOI,RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes';
const line = (title: string, doi: string, date: string, nature: string, notice = 'unavailable', year = 2001) =>
  `1,"${title}",,,,,,,,,${date} 0:00,${notice},0,1/1/${year} 0:00,${doi},0,${nature},+Error;,No,"Two\nlines"`;
const fileOf = (...lines: string[]) => {
  const file = path.join(folder, `${v7()}.csv`);
  writeFileSync(file, `\uFEFF${[head, ...lines].join('\r\n')}\r\n`);
  return file;
};
const listed = (...dois: string[]) => findRetracted(db, { dois, references: '' });

test('of several notices about a work the latest counts; corrections and works without a DOI or a long title are not listed', async () => {
  const file = fileOf(
    line('Sand, ""again""', '10.5555/SAND', '3/4/2021', 'Expression of concern', '10.5555/notice.1'),
    line('Sand, ""again""', '10.5555/sand', '11/9/2022', 'Retraction', '10.5555/Notice.2'),
    line('Back', '10.5555/back', '1/1/2020', 'Retraction'),
    line('Back', '10.5555/back', '1/2/2020', 'Reinstatement'),
    line('Corrected', '10.5555/corrected', '1/1/2020', 'Correction'),
    line('Nameless', 'Unavailable', '1/1/2020', 'Retraction'),
  );
  expect(await importRetractions(product.system, file)).toBe(1);
  expect(await listed('10.5555/sand', '10.5555/back', '10.5555/corrected')).toEqual([
    {
      doi: '10.5555/sand',
      title: 'Sand, "again"',
      nature: 'retracted',
      noticedOn: '2022-11-09',
      noticeDoi: '10.5555/notice.2',
    },
  ]);
});

test('a file in another format changes nothing', async () => {
  for (const text of ['', '{"a": 1}', 'Title,DOI\na,10.5555/a\n', `${head}\n1,2\n`, '\0\u0001']) {
    const file = path.join(folder, 'other.csv');
    writeFileSync(file, text);
    await expect(importRetractions(product.system, file)).rejects.toThrow(UnreadableRetractions);
  }
  expect(await listed('10.5555/sand')).toHaveLength(1);
});

test('editors see which retracted works a manuscript cites, by the list of today', async () => {
  const journal = await aReviewedJournal(product);
  const [author, editor] = [await aScholar(product), await aScholar(product)];
  await giveRole(product, editor, journal.id, 'editor');
  const awsId = v7();
  const text = documentXml('A study. References. Sand. https://doi.org/10.5555/Sand. Later. doi:10.5555/later');
  const bytes = makeDocx({ 'word/document.xml': text });
  const { files } = JSON.parse((await upload(product, author.token, awsId, [{ name: 'm.docx', bytes }])).text) as {
    files: string[];
  };
  const { id } = await aSubmittedManuscript(product, author, journal.id, { awsId, filesUrl: files });
  const retracted = async () =>
    (await reply(product, editorial.single, { params: { articleId: id } }, { token: editor.token })).retracted;
  await vi.waitFor(async () => expect((await retracted()).state).toBe('ready'), { timeout: 40_000, interval: 100 });
  expect((await retracted()).found).toMatchObject([{ title: 'Sand, "again"', nature: 'retracted' }]);
  await importRetractions(product.system, fileOf(line('Later', '10.5555/later', '5/6/2026', 'Expression of concern')));
  expect((await retracted()).found).toMatchObject([{ title: 'Later', nature: 'concern', noticedOn: '2026-05-06' }]);
});

const long = 'Sand grains that wander through the quiet desert';
const cited = (references: string) => findRetracted(db, { dois: [], references });

test('a citation without a DOI is found by title and year, if they mean one work alone', async () => {
  const file = fileOf(
    line(`${long}: a study`, 'unavailable', '1/1/2020', 'Retraction'),
    line('Wells of the old town that nobody had counted', '10.5555/wells', '1/1/2020', 'Retraction'),
    line('The same long title of two different works', '10.5555/one', '1/1/2020', 'Retraction'),
    line('The same long title of two different works', '10.5555/two', '1/1/2020', 'Retraction'),
    line('Too short a title', 'unavailable', '1/1/2020', 'Retraction'),
    line(`${'x'.repeat(900)} and five words more than that`, 'unavailable', '1/1/2020', 'Retraction'),
    line('A work that was retracted and then came back', 'unavailable', '1/1/2020', 'Retraction'),
    line('A work that was retracted and then came back', 'unavailable', '1/2/2020', 'Reinstatement'),
  );
  expect(await importRetractions(product.system, file)).toBe(4);
  const titles = async (references: string) => (await cited(references)).map(({ title }) => title);
  expect(
    await titles(`12. Háddad, L. (2001). “Sand Grains that wan-\nder through the quiet Desert – a study.” J. Sand.`),
  ).toEqual([`${long}: a study`]);
  expect(await titles(`Haddad (2002). ${long}: a study.`)).toEqual([]);
  expect(await titles(`Haddad (2001). ${long}.`)).toEqual([]);
  expect(await titles('Other (2001). The same long title of two different works.')).toEqual([]);
  expect(await titles('Short (2001). Too short a title.')).toEqual([]);
  expect(await titles('Back (2001). A work that was retracted and then came back.')).toEqual([]);
  expect(await titles('')).toEqual([]);
  const wells = 'Well (2001). Wells of the old town that nobody had counted. https://doi.org/10.5555/wells';
  expect(await findRetracted(db, { dois: ['10.5555/wells'], references: wells })).toHaveLength(1);
});

test('a list as long as Retraction Watch’s is imported in a few seconds', async () => {
  const file = path.join(folder, 'long.csv');
  const lines = Array.from({ length: 60_000 }, (_, place) =>
    line(`A study of ${place} dunes that was not to be repeated`, `10.5555/${place}`, '1/1/2020', 'Retraction'),
  );
  writeFileSync(file, [head, ...lines].join('\r\n'));
  const begun = performance.now();
  expect(await importRetractions(product.system, file)).toBe(60_000);
  expect(performance.now() - begun).toBeLessThan(45_000);
  expect(await cited('X (2001). A study of 59999 dunes that was not to be repeated.')).toHaveLength(1);
});

test('administrators see what a manuscript without peer review cites, and which published articles cite retracted works', async () => {
  const [administrator, author] = [await aUser(product, { isAdmin: true }), await aUser(product)];
  const journal = await aJournal(product);
  await importRetractions(product.system, fileOf(line(long, '10.5555/sand', '3/4/2021', 'Retraction')));
  const awsId = v7();
  const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const more = paragraph('References') + paragraph(`Haddad, L. (2001). ${long}. Journal of Sand.`);
  const text = documentXml('A study of many wells and few dunes. '.repeat(10), more);
  const bytes = makeDocx({ 'word/document.xml': text });
  const { files } = JSON.parse((await upload(product, author.token, awsId, [{ name: 'm.docx', bytes }])).text) as {
    files: string[];
  };
  const body = { ...(await aSubmission(product, author, { journalId: journal.id })), awsId, filesUrl: files };
  const { id } = (await reply(product, manuscripts.create, { body }, author)).article;
  const retracted = () => reply(product, verification.retracted, { params: { articleId: id } }, administrator);
  await vi.waitFor(async () => expect((await retracted()).state).toBe('ready'), { timeout: 40_000, interval: 100 });
  expect((await retracted()).found).toMatchObject([{ doi: '10.5555/sand', title: long, nature: 'retracted' }]);

  const citing = () => reply(product, overview.citingRetracted, {}, administrator);
  expect(await citing()).toEqual({ count: 0, articles: [] });
  const articleId = await aPublishedArticle(product, journal.id, {}, [aReference('A work.', '10.5555/Sand')]);
  expect(await citing()).toMatchObject({ count: 1, articles: [{ articleId, works: [{ title: long }] }] });
  await withdraw(product, articleId);
  expect(await citing()).toMatchObject({ count: 0 });
  // By title and year, where a reference has no DOI.
  const reference = aReference(`Haddad, L. (2001) <i>${long}</i>. Journal of Sand &amp; Wells.`);
  const other = aReference(`Haddad, L. (2002) <i>${long}</i>. Journal of Sand.`, null, 2);
  const byTitle = await aPublishedArticle(product, journal.id, {}, [reference]);
  await aPublishedArticle(product, journal.id, {}, [other]);
  expect(await citing()).toMatchObject({ count: 0 });
  expect(await citeRetracted(db)).toBe(true);
  expect(await citing()).toMatchObject({ count: 1, articles: [{ articleId: byTitle, works: [{ title: long }] }] });
  expect(await citeRetracted(db)).toBe(false);
});
