import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { journals } from '../contracts/journals.ts';
import { citationHref, journalFeedHref, pages } from '../contracts/pages.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
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

test('a name is written the same on the page, in lists, in the search, in the feed and for machines', async () => {
  const place = path.join(folder, 'names');
  mkdirSync(place);
  const people = `<contrib-group><contrib contrib-type="author"><name><surname>王</surname><given-names>小明</given-names></name></contrib>
    <contrib contrib-type="author"><name><surname>Ek</surname><given-names>Bo</given-names></name><on-behalf-of>for the Sand Group</on-behalf-of></contrib></contrib-group><elocation-id>064002</elocation-id>`;
  const xml = article('10.5555/names', 'Names on pages').replace('<pub-date', `${people}<pub-date`);
  writeFileSync(path.join(place, 'one.xml'), xml);
  await bringIn(place, 'NAMES');
  const [one] = await reply(product, articles.publishedOfJournal, { params: { journalAbbreviation: 'NAMES' } });
  const textAt = async (address: string) => (await fetch(product.url + address)).text();
  const page = await textAt(pages.article.href({ catId: 'NAMES', articleId: one?.id ?? '' }));
  expect(page).toMatch(/<bdi>王小明<\/bdi>/);
  expect(page).toContain('for the Sand Group');
  expect(page).toContain('name="citation_author" content="王小明"');
  const lists = [pages.journal.href({ catId: 'NAMES' }), `${pages.search.href()}?q=Names`, journalFeedHref('NAMES')];
  for (const list of await Promise.all(lists.map(textAt))) expect(list).toContain('王小明');
  for (const text of [page, ...(await Promise.all(lists.map(textAt)))]) expect(text).not.toContain('小明 王');
  expect(await textAt(citationHref('NAMES', one?.id ?? '', 'ris'))).toContain('C7  - 064002');
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
