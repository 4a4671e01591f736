import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterAll, expect, test, vi } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { findRetracted, importRetractions, UnreadableRetractions } from '../server/domains/retractions/index.ts';
import { documentXml, makeDocx } from './documents/make-docx.ts';
import { reply, upload } from './product/client.ts';
import { aReviewedJournal, aScholar, aSubmittedManuscript, giveRole } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-retractions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const head =
  'Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,RetractionDate,RetractionDOI,RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes';
const line = (title: string, doi: string, date: string, nature: string, notice = 'unavailable') =>
  `1,"${title}",,,,,,,,,${date} 0:00,${notice},0,1/1/2001 0:00,${doi},0,${nature},+Error;,No,"Two\nlines"`;
const fileOf = (...lines: string[]) => {
  const file = path.join(folder, `${v7()}.csv`);
  writeFileSync(file, `\uFEFF${[head, ...lines].join('\r\n')}\r\n`);
  return file;
};
const listed = (...dois: string[]) => findRetracted(db, dois);

test('of several notices about a work the latest counts; corrections and works without a DOI are not listed', async () => {
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
