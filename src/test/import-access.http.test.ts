import { siteDay } from '../contracts/site-zone.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { issues } from '../contracts/issues.ts';
import { journalFeedHref, pages } from '../contracts/pages.ts';
import { followOpenPeriods } from '../server/domains/articles/index.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { reply } from './product/client.ts';
import { jatsArticle } from './product/jats-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const root = mkdtempSync(path.join(tmpdir(), 'colophon-import-access-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Imports files of these contents, in this order, into a journal. */
async function bringIn(abbreviation: string, files: readonly string[], now = () => product.system.now()) {
  const folder = mkdtempSync(path.join(root, 'in-'));
  for (const [place, xml] of files.entries()) writeFileSync(path.join(folder, `${place}.xml`), xml);
  const wish = { folder, abbreviation, title: abbreviation, subject: null };
  return importArticles({ ...product.system, now }, wish, () => undefined);
}

const listOf = (journalAbbreviation: string) =>
  reply(product, articles.publishedOfJournal, { params: { journalAbbreviation } });

async function singleNamed(abbreviation: string, title: string) {
  const listed = (await listOf(abbreviation)).find(({ articleTitle }) => articleTitle.includes(title));
  const [single] = await reply(product, articles.single, { params: { articleId: listed?.id ?? '' } });
  if (!single) throw new Error(`No article is called ${title}`);
  return single;
}

const pageOf = async (abbreviation: string, articleId: string) =>
  (await fetch(product.url + pages.article.href({ catId: abbreviation, articleId }))).text();

/** An article with more front matter than usual. */
const withFront = (xml: string, front: string) => xml.replace('<abstract>', `${front}<abstract>`);

test('decision 9: a licence that begins later opens the article on its day, and says nothing of it before', async () => {
  const licence = 'https://creativecommons.org/licenses/by/4.0/';
  const dated = `<permissions xmlns:ali="http://www.niso.org/schemas/ali/1.0/"><license><ali:license_ref start_date="2041-01-01">${licence}</ali:license_ref></license></permissions>`;
  const xml = withFront(jatsArticle({ doi: '10.5555/later', title: 'Open later' }), dated)
    .replace(/<abstract>.*<\/abstract>/, '')
    .replace('</front>', '</front><body><p>Kept back.</p></body>');
  const { notes } = await bringIn('LATER', [xml]);
  expect(notes.map(({ note }) => note)).toEqual(['it is for subscribers: its open licence begins on 2041-01-01']);
  const before = await singleNamed('LATER', 'Open later');
  expect(before).toMatchObject({ access: 'subscription', licenceUrl: null, fullText: null });
  expect(await pageOf('LATER', before.id)).not.toMatch(/creativecommons\.org|Kept back/);

  await followOpenPeriods(product.system);
  expect(await singleNamed('LATER', 'Open later')).toMatchObject({ access: 'subscription' });
  await followOpenPeriods({ ...product.system, now: () => new Date('2041-01-01T00:01:00Z') });
  const after = await singleNamed('LATER', 'Open later');
  expect(after).toMatchObject({ access: 'open', licenceUrl: licence, fullText: { html: '<p>Kept back.</p>' } });
});

test('two articles whose DOIs differ behind an angle bracket are two, and a second file of one DOI is refused', async () => {
  const doiOf = (place: string) => `10.5555/1520(87)115&lt;${place}&gt;2.0.CO;2`;
  const files = ['16:A', '17:B'].map((place) => jatsArticle({ doi: doiOf(place), title: `At ${place}` }));
  expect(await bringIn('ANGLE', files)).toMatchObject({ added: 2, failed: [] });
  expect(await bringIn('ANGLE', files)).toMatchObject({ added: 0, unchanged: 2 });
  expect((await singleNamed('ANGLE', '17:B')).doi).toBe('10.5555/1520(87)115<17:B>2.0.CO;2');

  const twice = ['First', 'Second'].map((title) => jatsArticle({ doi: '10.5555/same', title }));
  const { added, failed } = await bringIn('TWICE', twice);
  expect([added, failed.map(({ reason }) => reason)]).toEqual([
    1,
    [expect.stringMatching(/^it has the same DOI or number as .*0\.xml: 10\.5555\/same$/)],
  ]);
  expect((await listOf('TWICE')).map(({ articleTitle }) => articleTitle)).toEqual(['First']);
});

test('an article dated ahead is published as of its import, and the import says so', async () => {
  const files = [2041, 2019].map((year) => jatsArticle({ doi: `10.5555/ahead.${year}`, title: `Of ${year}`, year }));
  const { notes } = await bringIn('AHEAD', files);
  const today = siteDay(product.system.now());
  expect(notes.map(({ note }) => note)).toEqual([
    `its date of publication, 2041-03-02, is in the future: it is published as of ${today}`,
  ]);
  expect(await singleNamed('AHEAD', 'Of 2041')).toMatchObject({ articlePublishedDate: today });

  // One that was taken in with its later day is put right, and keeps the day that it has then.
  const source = (title: string) => [jatsArticle({ doi: '10.5555/ahead.old', title, year: 2041 })];
  await bringIn('OLD', source('Old'), () => new Date('2045-01-01T00:00:00Z'));
  expect(await singleNamed('OLD', 'Old')).toMatchObject({ articlePublishedDate: '2041-03-02' });
  await bringIn('OLD', source('Old, again'), () => new Date('2026-05-02T00:00:00Z'));
  await bringIn('OLD', source('Old, once more'), () => new Date('2026-05-09T00:00:00Z'));
  expect(await singleNamed('OLD', 'Old, once more')).toMatchObject({ articlePublishedDate: '2026-05-02' });
});

test('a volume written 07 is the place that is called 7 everywhere', async () => {
  const at = (doi: string, volume: string, issue: string) =>
    withFront(jatsArticle({ doi, title: doi }), `<volume>${volume}</volume><issue>${issue}</issue>`);
  await bringIn('PLACE', [at('10.5555/p1', '07', '02'), at('10.5555/p2', '7', '２'), at('10.5555/p3', '٧', '2')]);
  const places = (await listOf('PLACE')).map(({ articleVolume, articleIssue }) => `${articleVolume}/${articleIssue}`);
  expect(places).toEqual(['7/2', '7/2', '7/2']);
  const found = (volume: string) => reply(product, issues.find, { params: { volume, issueNumber: '2' }, query: {} });
  expect(await found('07')).toEqual(await found('7'));
});

const retraction = (href: string, type = 'retracted-article') =>
  withFront(
    jatsArticle({ doi: '10.5555/notice', title: 'A notice', year: 2020 }),
    `<related-article related-article-type="${type}" ext-link-type="doi" xlink:href="${href}"/>`,
  );

test.each([
  ['before', 'RETA', '10.5555/reta'],
  ['after', 'RETB', 'https://doi.org/10.5555/RETB'],
])(
  'decision 42: a retraction that is imported %s its article marks it, and both lead to each other',
  async (order, name, href) => {
    const doi = `10.5555/${name.toLowerCase()}`;
    const original = jatsArticle({
      doi,
      title: 'Sand is sugar',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
    });
    const notice = retraction(href).replace('10.5555/notice', `${doi}.notice`);
    const journals = order === 'before' ? [`${name}N`, name] : [name, `${name}N`];
    for (const journal of journals) await bringIn(journal, [journal === name ? original : notice]);
    const [marked, noticed] = [await singleNamed(name, 'Sand'), await singleNamed(`${name}N`, 'A notice')];
    expect(marked).toMatchObject({
      isRetracted: true,
      access: 'open',
      relatedNotices: [{ kind: 'retracted-by', title: 'A notice' }],
    });
    expect(noticed).toMatchObject({
      isRetracted: false,
      relatedNotices: [{ kind: 'retracts', title: 'Sand is sugar' }],
    });
    const page = await pageOf(name, marked.id);
    expect(page).toContain('Retracted:');
    expect(page).toContain(pages.article.href({ catId: `${name}N`, articleId: noticed.id }));
    const [citation] = await reply(product, articles.citations, { params: { articleId: marked.id } });
    expect(citation?.text).toContain('Retracted: Sand is sugar');
    expect(await (await fetch(product.url + journalFeedHref(name))).text()).toContain('Retracted: Sand is sugar');

    await bringIn(`${name}N`, [retraction('10.5555/elsewhere').replace('10.5555/notice', `${doi}.notice`)]);
    expect(await singleNamed(name, 'Sand')).toMatchObject({ isRetracted: false, relatedNotices: [] });
  },
);

test('a correction of an article elsewhere leads to its DOI', async () => {
  await bringIn('ELSE', [retraction('10.5555/elsewhere.1', 'corrected-article')]);
  const { relatedNotices, id } = await singleNamed('ELSE', 'A notice');
  expect(relatedNotices).toEqual([
    { kind: 'corrects', title: null, url: 'https://doi.org/10.5555/elsewhere.1', doi: '10.5555/elsewhere.1' },
  ]);
  expect(await pageOf('ELSE', id)).toContain('href="https://doi.org/10.5555/elsewhere.1"');
});

test('translations, other abstracts and affiliations that nobody refers to are on the page', async () => {
  const front = `<aff id="a">School of Salt</aff><aff id="b">School of Kites</aff>
    <abstract abstract-type="summary"><title>Author summary</title><p>Sand for all.</p></abstract>
    <trans-abstract xml:lang="pt"><p>Medimos dunas.</p></trans-abstract><kwd-group xml:lang="pt"><kwd>areias</kwd></kwd-group>`;
  const xml = withFront(jatsArticle({ doi: '10.5555/two', title: 'Two languages' }), front);
  const titled = '<trans-title-group xml:lang="pt"><trans-title>Duas</trans-title></trans-title-group></title-group>';
  await bringIn('TWO', [xml.replace('</article-title></title-group>', `</article-title>${titled}`)]);
  const single = await singleNamed('TWO', 'Two languages');
  expect(single).toMatchObject({
    sharedAffiliations: ['School of Salt', 'School of Kites'],
    otherAbstracts: [{ title: 'Author summary', html: '<p>Sand for all.</p>' }],
    translations: [{ language: 'pt', title: { text: 'Duas' }, abstractHtml: '<p>Medimos dunas.</p>' }],
  });
  const page = await pageOf('TWO', single.id);
  for (const shown of [
    'School of Kites',
    'Author summary',
    'Sand for all.',
    'Portuguese',
    'Duas',
    'Medimos dunas.',
    'areias',
  ])
    expect(page).toContain(shown);
});
