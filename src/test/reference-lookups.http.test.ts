import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { citing } from '../contracts/citing.ts';
import { articleXmlHref, pages } from '../contracts/pages.ts';
import { referenceLookups } from '../server/db/schema/index.ts';
import { lookUpReferences, mintDoi, registerDois } from '../server/domains/articles/index.ts';
import { crossrefWorks } from '../server/ports/work-search/crossref-works.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { account, minute } from './crossref/a-doi-site.ts';
import { aReference } from './crossref/a-reference.ts';
import { aRegistrar } from './crossref/own-registrar.ts';
import { aWork, aWorkSearch } from './crossref/a-work-search.ts';
import { faultsOfDeposit } from './crossref/deposit-schema.ts';
import { readDeposit } from './crossref/read-deposit.ts';
import { reply } from './product/client.ts';
import { aJournal } from './product/factories.ts';
import { jatsArticle } from './product/jats-article.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const [registrar, service] = [await aRegistrar(), await aWorkSearch()];
const settings = { DOI_PREFIX: '10.5555', ...account, CROSSREF_URL: registrar.url };
const product = await startProduct(settings, { hasWorkers: false });
const journal = await aJournal(product, { abbreviation: 'LOOK' });
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-lookups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const citation = 'Haddad, L. Wandering dunes of the coast. <i>J. Dunes</i> 12(3), 101–119 (2019).';
const other = 'Smith, J. A history of wells that were dug by hand. Old Press, 1901.';
/** One run of the job, as it is so long after now. */
const run = (after = 0) =>
  lookUpReferences({
    ...product.system,
    now: () => new Date(product.system.now().getTime() + after),
    workSearch: crossrefWorks({ url: service.url, siteUrl: product.url, patience: 3000, pause: 0 }),
  });
const referencesOf = async (articleId: string) =>
  (await reply(product, articles.single, { params: { articleId } }))[0]?.references;
const pending = async (articleId: string) =>
  (await product.parts.db.select().from(referenceLookups).where(eq(referenceLookups.articleId, articleId)))[0];
const read = async (address: string) => (await fetch(product.url + address)).text();

test('a reference without a DOI gets the one that Crossref finds: on the page, in JATS, in “cited by” and at Crossref', async () => {
  const cited = await aPublishedArticle(product, journal.id, { doi: '10.5555/wandering' });
  const doi = await mintDoi(product.system, { id: cited.replace(/.$/, '0'), journalAbbreviation: 'LOOK' });
  const id = await aPublishedArticle(product, journal.id, { id: cited.replace(/.$/, '0'), doi }, [
    aReference(citation),
    aReference('Given by its authors.', '10.5555/theirs', 2),
    aReference(other, null, 3),
  ]);
  service.finds(aWork('10.5555/Wandering'));
  await run();
  expect(service.asked.map(({ query }) => query.get('query.bibliographic'))).toEqual([
    'Haddad, L. Wandering dunes of the coast. J. Dunes 12(3), 101–119 (2019).',
    other,
  ]);
  expect(await referencesOf(id)).toMatchObject([
    { doi: null, foundDoi: '10.5555/wandering' },
    { doi: '10.5555/theirs' },
    { doi: null, foundDoi: null },
  ]);
  const page = await read(pages.article.href({ catId: 'LOOK', articleId: id }));
  expect(page).toContain('<a href="https://doi.org/10.5555/wandering">https://doi.org/10.5555/wandering</a>');
  expect(await read(articleXmlHref('LOOK', id))).toContain('<pub-id pub-id-type="doi">10.5555/wandering</pub-id>');
  expect(await reply(product, citing.citedBy, { params: { articleId: cited } })).toMatchObject({ count: 1 });
  await registerDois(product.system);
  const xml = registrar.deposits.at(-1)?.xml ?? '';
  expect(faultsOfDeposit(xml)).toEqual([]);
  expect(readDeposit(xml).texts('//c:citation/c:doi')).toEqual(['10.5555/wandering', '10.5555/theirs']);

  const times = service.asked.length;
  await run(60 * minute);
  expect(service.asked).toHaveLength(times);
  expect(await pending(id)).toBeUndefined();
});

test('what is found is kept by a further import where the citation reads the same; a DOI of the authors takes its place', async () => {
  const bringIn = (references: string) => {
    const back = `</front><back><ref-list>${references}</ref-list></back>`;
    const xml = jatsArticle({ doi: '10.5555/again', title: 'Again' }).replace('</front>', back);
    writeFileSync(path.join(folder, 'one.xml'), xml);
    const wish = { folder, abbreviation: 'LOOK', title: null, subject: 'Other Journals' };
    return importArticles(product.system, wish, () => undefined);
  };
  const mixed = (id: string, text: string) => `<ref id="${id}"><mixed-citation>${text}</mixed-citation></ref>`;
  await bringIn(mixed('a', citation.replaceAll(/<[^>]*>/g, '')));
  service.finds(aWork('10.5555/Wandering'));
  await run();
  const id = (await reply(product, articles.published)).find(({ articleTitle }) => articleTitle === 'Again')?.id ?? '';
  expect(await referencesOf(id)).toMatchObject([{ doi: null, foundDoi: '10.5555/wandering' }]);
  await bringIn(mixed('b', other) + mixed('a', citation.replaceAll(/<[^>]*>/g, '')));
  expect(await referencesOf(id)).toMatchObject([{ doi: null }, { doi: null, foundDoi: '10.5555/wandering' }]);
  service.finds();
  const times = service.asked.length;
  await run();
  expect(service.asked).toHaveLength(times + 1);
  await bringIn(mixed('a', `${citation.replaceAll(/<[^>]*>/g, '')} <pub-id pub-id-type="doi">10.5555/own</pub-id>`));
  const [own] = (await referencesOf(id)) ?? [];
  expect([own?.doi, own?.foundDoi]).toEqual(['10.5555/own', undefined]);
});

test.each(['busy', 'away', 'babbles', 'silent'] as const)(
  'while Crossref is %s nothing changes, and it is asked again later, at growing distances',
  async (mood) => {
    const id = await aPublishedArticle(product, journal.id, {}, [aReference(citation), aReference(other, null, 2)]);
    service.finds(aWork('10.5555/Wandering'));
    service.be(mood);
    const times = service.asked.length;
    await run();
    expect(service.asked).toHaveLength(times + 1);
    await run(30_000);
    expect(service.asked).toHaveLength(times + 1);
    await run(2 * minute);
    expect(service.asked).toHaveLength(times + 2);
    expect(await pending(id)).toMatchObject({ tries: 2 });
    expect(await referencesOf(id)).toMatchObject([{ doi: null }, { doi: null }]);
    service.be('good');
    await run(10 * minute);
    expect(await referencesOf(id)).toMatchObject([{ foundDoi: '10.5555/wandering' }, { foundDoi: null }]);
  },
);

test('a run asks a few dozen questions, and the next one goes on', async () => {
  const many = Array.from({ length: 45 }, (_, place) => aReference(`${place}. ${other}`, null, place));
  const id = await aPublishedArticle(product, journal.id, {}, many);
  service.finds();
  const times = service.asked.length;
  await run();
  expect(service.asked).toHaveLength(times + 40);
  await run();
  expect(service.asked).toHaveLength(times + 45);
  expect(await pending(id)).toBeUndefined();
});

test('without the setting nothing is asked, and the references wait', async () => {
  const id = await aPublishedArticle(product, journal.id, {}, [aReference(citation)]);
  const times = service.asked.length;
  await lookUpReferences(product.system);
  expect(service.asked).toHaveLength(times);
  expect(await pending(id)).toBeDefined();
});
