import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { journals } from '../contracts/journals.ts';
import { pages } from '../contracts/pages.ts';
import { importArticles } from '../server/workflows/import-articles.ts';
import { reply } from './product/client.ts';
import { aJournal } from './product/factories.ts';
import { jatsArticle } from './product/jats-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = () => undefined;
const bringIn = (from: string, abbreviation: string, title: string | null = null) =>
  importArticles(product.system, { folder: from, abbreviation, title, subject: 'Other Journals' }, silent);

const article = (doi: string, title: string) => jatsArticle({ doi, title });

test('what cannot be read is named with its reason, the rest go in; again changes nothing; a change is taken over', async () => {
  writeFileSync(
    path.join(folder, 'good.xml'),
    article('10.5555/good', 'On <italic>Apis mellifera</italic> &amp; others'),
  );
  writeFileSync(path.join(folder, 'broken.xml'), '<article><front>');
  mkdirSync(path.join(folder, 'false-pdf'));
  writeFileSync(path.join(folder, 'false-pdf', 'article.xml'), article('10.5555/false', 'With a false PDF'));
  writeFileSync(path.join(folder, 'false-pdf', 'article.pdf'), '<html>not a PDF</html>');

  const first = await bringIn(folder, 'TJ');
  expect(first).toMatchObject({ added: 1, updated: 0, unchanged: 0 });
  expect(first.failed.map(({ name }) => path.basename(name)).toSorted()).toEqual(['broken.xml', 'false-pdf']);
  expect(first.failed.every(({ reason }) => reason.length > 10)).toBe(true);
  const before = await reply(product, articles.published);
  expect(await bringIn(folder, 'TJ')).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
  expect(await reply(product, articles.published)).toEqual(before);

  writeFileSync(path.join(folder, 'good.xml'), article('10.5555/good', 'Corrected'));
  expect(await bringIn(folder, 'TJ')).toMatchObject({ added: 0, updated: 1 });
  const [corrected] = await reply(product, articles.published);
  expect(corrected).toMatchObject({ id: before[0]?.id, articleTitle: 'Corrected', articlePublishedDate: '2011-03-02' });
});

test('italics are kept and nothing is escaped twice, in the calls and on the page', async () => {
  const place = path.join(folder, 'italics');
  mkdirSync(place);
  writeFileSync(
    path.join(place, 'one.xml'),
    article('10.5555/italics', 'On <italic>Apis mellifera</italic> &amp; others'),
  );
  await bringIn(place, 'IT');
  const [listed] = await reply(product, articles.publishedOfJournal, { params: { journalAbbreviation: 'IT' } });
  expect(listed).toMatchObject({
    articleTitle: 'On Apis mellifera & others',
    articleTitleHtml: 'On <i>Apis mellifera</i> &amp; others',
  });
  const page = await (await fetch(`${product.url}/journal/IT/${listed?.id}`)).text();
  expect(page).toContain('<i>Apis mellifera</i> &amp; others');
  expect(page).toContain('One &lt; two &amp; <i>three</i>.');
  expect(page).not.toContain('&amp;amp;');
});

/** A folder with an article for each year, in this order. */
function yearsIn(name: string, years: readonly number[]): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  for (const [index, year] of years.entries()) {
    const xml = jatsArticle({ doi: `10.5555/${name}.${year}`, title: `Written in ${year}`, year });
    writeFileSync(path.join(place, `${index}.xml`), xml);
  }
  return place;
}

const startYearOf = async (abbreviation: string) =>
  (await reply(product, journals.byAbbreviation, { params: { abbreviation } }))[0]?.journalStartYear;

test('a journal that an import makes starts with its earliest article; one that was there keeps its year', async () => {
  await bringIn(yearsIn('run', [2013, 2009, 2011]), 'RUN');
  expect(await startYearOf('RUN')).toBe(2009);
  const { abbreviation, startYear } = await aJournal(product);
  await bringIn(yearsIn('older', [1999]), abbreviation);
  expect(await startYearOf(abbreviation)).toBe(startYear);
});

test('what an import adds or changes is on the next page that anyone asks for, though the page was kept', async () => {
  const page = async () => (await fetch(product.url + pages.journal.href({ catId: 'NEXT' }))).text();
  await bringIn(yearsIn('next-first', [2013]), 'NEXT');
  expect(await page()).toContain('Written in 2013');
  const place = yearsIn('next-second', [2014]);
  await bringIn(place, 'NEXT');
  expect(await page()).toContain('Written in 2014');
  writeFileSync(path.join(place, '0.xml'), article('10.5555/next-second.2014', 'Corrected since'));
  await bringIn(place, 'NEXT');
  expect(await page()).toContain('Corrected since');
});
