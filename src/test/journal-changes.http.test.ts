import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { editorial } from '../contracts/editorial.ts';
import { fees } from '../contracts/fees.ts';
import { journalAdministration } from '../contracts/journal-administration.ts';
import { journals } from '../contracts/journals.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { search } from '../contracts/search.ts';
import { articles as articleTable, records } from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aManuscript, aSubmission, aUser } from './product/factories.ts';
import { anAbbreviation, bodyOf, created, type JournalBody } from './product/journal-administration.ts';
import { detailOf, stepsWith } from './product/manuscript-steps.ts';
import { aPlantedArticle } from './product/planted-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;

const make = (traits: Partial<JournalBody> = {}) => created(product, administrator, traits);
const asked = (journal: Awaited<ReturnType<typeof make>>, changes: object) => ({
  params: { journalId: journal.id },
  body: { ...bodyOf(journal), ...changes },
});
const change = async (journal: Awaited<ReturnType<typeof make>>, changes: object) =>
  (await reply(product, journalAdministration.change, asked(journal, changes), administrator)).journal;
const refused = (journal: Awaited<ReturnType<typeof make>>, changes: object) =>
  refusal(product, journalAdministration.change, asked(journal, changes), administrator);
const archive = async ({ id }: { id: string }, isArchived: boolean) =>
  (
    await reply(
      product,
      journalAdministration.archive,
      { params: { journalId: id }, body: { isArchived } },
      administrator,
    )
  ).journal;
const at = (path: string) => fetch(`${product.url}${path}`, { redirect: 'manual' });
const inAuditLog = async (id: string) =>
  (await db.select().from(records).where(eq(records.subjectId, id)).orderBy(records.id)).map(({ action }) => action);

test('a change is shown at once, and stands on the record with what was there before', async () => {
  const journal = await make();
  expect(await (await at(`/journal/${journal.journalAbbreviation}`)).text()).toContain('Journal of Dunes');
  const changed = await change(journal, { journalTitle: 'Journal of Sand', handlingFeeMinor: 50_000 });
  expect(changed).toMatchObject({ journalTitle: 'Journal of Sand', handlingFeeMinor: 50_000, version: 2 });
  expect(await (await at(`/journal/${journal.journalAbbreviation}`)).text()).toContain('Journal of Sand');
  const rows = await db.select().from(records).where(eq(records.subjectId, journal.id));
  expect(rows.find(({ action }) => action === 'journal-changed')?.details).toEqual({
    title: { from: 'Journal of Dunes', to: 'Journal of Sand' },
    handlingFeeMinor: { from: 0, to: 50_000 },
  });
});

test('a journal keeps its own ISSN and DOI as it is changed', async () => {
  const journal = await make({ journalISSN: '0317-8471', journalDOI: '10.5555/kept' });
  const changed = await change(journal, { journalTitle: 'Journal of Kept Numbers' });
  expect(changed).toMatchObject({ journalISSN: '0317-8471', journalDOI: '10.5555/kept', version: 2 });
});

test('decision 35: who saves on top of another’s change is told how the fields stand, and loses nothing', async () => {
  const journal = await make();
  await change(journal, { journalLanguage: 'Arabic', journalDescription: '<p>Other</p>' });
  const stale = await refused(journal, { journalTitle: 'Mine' });
  expect([stale.status, stale.code]).toEqual([409, 'stale-version']);
  expect(stale.errors).toEqual({
    journalTitle: 'It is “Journal of Dunes” now.',
    journalLanguage: 'It is “Arabic” now.',
    journalDescription: 'The text has changed. Open the journal’s page in another tab to compare.',
  });
  expect((await change({ ...journal, version: 2 }, { journalTitle: 'Mine' })).journalTitle).toBe('Mine');
});

test('what fees and review settings change elsewhere makes an open form old, too', async () => {
  const journal = await make();
  const params = { journalId: journal.id };
  await reply(product, fees.setJournalFee, { params, body: { handlingFeeMinor: 90_000 } }, administrator);
  expect((await refused(journal, {})).errors).toEqual({ handlingFeeMinor: 'It is 900.00 now.' });
  const { reviewModel, reportsNeeded, invitationDays, reviewDays, revisionDays } = journal;
  const settings = {
    reviewModel,
    reportsNeeded,
    invitationDays,
    reviewDays,
    revisionDays,
    newManuscriptsTo: null,
    showsStatistics: false,
    publishesReviews: false,
    hasProduction: false,
  };
  const body = { ...settings, editorDays: 5 };
  await reply(product, editorial.changeSettings, { params, body }, administrator);
  expect((await refused({ ...journal, version: 2, handlingFeeMinor: 90_000 }, {})).errors).toEqual({
    editorDays: 'It is “5” now.',
  });
});

test('of two who change at once one is told; the same change twice is one', async () => {
  const journal = await make();
  const answers = await Promise.all(
    ['One', 'Two'].map((journalTitle) =>
      send(product, journalAdministration.change, asked(journal, { journalTitle }), administrator),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const other = await make();
  await Promise.all([1, 2, 3].map(() => change(other, { journalTitle: 'Same' })));
  expect((await inAuditLog(other.id)).filter((action) => action === 'journal-changed')).toHaveLength(1);
});

test('an old abbreviation leads on for good: pages, feed, PDF and calls; nobody else can take it', async () => {
  const journal = await make();
  const articleId = await aPlantedArticle(product, journal.id, {
    importKey: `${journal.journalAbbreviation}:10.5555/x`,
  });
  const [before, now] = [journal.journalAbbreviation, anAbbreviation()];
  const renamed = await change(journal, { journalAbbreviation: now });
  expect(renamed.formerAbbreviations).toEqual([before.toLowerCase()]);
  for (const rest of [
    '',
    '?page=1',
    `/${articleId}`,
    `/${articleId}/full-pdf`,
    `/${articleId}/article.pdf`,
    '/articles.rss',
  ]) {
    for (const old of [before, before.toLowerCase()]) {
      const answer = await at(`/journal/${old}${rest}`);
      expect([rest, answer.status, answer.headers.get('location')]).toEqual([rest, 301, `/journal/${now}${rest}`]);
    }
    expect([rest, (await at(`/journal/${now}${rest}`)).status]).toEqual([rest, 200]);
  }
  expect(await reply(product, journals.byAbbreviation, { params: { abbreviation: before } })).toMatchObject([
    { journalAbbreviation: now },
  ]);
  const published = await reply(product, articles.publishedOfJournal, { params: { journalAbbreviation: before } });
  expect(published.map(({ id }) => id)).toEqual([articleId]);
  expect((await reply(product, search.articles, { query: { journal: before } })).total).toBe(1);
  const [article] = await db.select().from(articleTable).where(eq(articleTable.id, articleId));
  expect(article?.importKey).toBe(`${now}:10.5555/x`);
  const other = await make();
  expect((await refused(other, { journalAbbreviation: before })).status).toBe(409);
  expect((await refused(other, { journalAbbreviation: now })).status).toBe(409);
  const back = await change(renamed, { journalAbbreviation: before });
  expect(back.formerAbbreviations).toEqual([now.toLowerCase()]);
  expect((await at(`/journal/${now}`)).headers.get('location')).toBe(`/journal/${before}`);
});

test('a journal cannot begin after its own articles; a manuscript keeps the place that was planned for it', async () => {
  const journal = await make({ journalStartYear: 2020 });
  const author = await aUser(product);
  const { id, articleVolume, articleIssue } = await aManuscript(product, author, { journalId: journal.id });
  const moved = await change(journal, { journalStartYear: 2010 });
  const still = await reply(product, manuscripts.single, { params: { articleId: id } }, author);
  expect([still.articleVolume, still.articleIssue]).toEqual([articleVolume, articleIssue]);
  await aPlantedArticle(product, journal.id, { publishedOn: '2012-05-01' });
  expect((await refused(moved, { journalStartYear: 2013 })).errors).toEqual({
    journalStartYear: 'An article of this journal was published in 2012. The journal cannot begin later.',
  });
  expect((await change(moved, { journalStartYear: 2012 })).journalStartYear).toBe(2012);
});

test('an archived journal leaves the lists and takes no submission; page, articles, feed and sitemap stay', async () => {
  const journal = await make();
  const { journalAbbreviation: catId } = journal;
  const articleId = await aPlantedArticle(product, journal.id);
  const author = await aUser(product);
  const body = await aSubmission(product, author, { journalId: journal.id });
  const current = await aManuscript(product, author, { journalId: journal.id });
  expect(await archive(journal, true)).toMatchObject({ isArchived: true, manuscriptsUnderWay: 1 });
  const answer = await refusal(product, manuscripts.create, { body }, author);
  expect([answer.status, answer.errors]).toEqual([
    422,
    {
      journalId:
        'This journal no longer accepts submissions. Choose another; the rest of your submission is unaffected.',
    },
  ]);
  const ids = async (call: typeof journals.list | typeof journals.categories, query = {}) =>
    (await reply(product, call, { query })).map(({ id }) => id);
  expect(await ids(journals.list)).not.toContain(journal.id);
  expect(await ids(journals.categories)).not.toContain(journal.id);
  expect(await ids(journals.list, { archived: true })).toContain(journal.id);
  const page = await at(`/journal/${catId}`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('This journal takes no more submissions.'),
  ]);
  expect((await at(`/journal/${catId}/${articleId}`)).status).toBe(200);
  const feed = await (await at(`/journal/${catId}/articles.rss`)).text();
  expect(feed).toContain('The journal no longer accepts submissions.');
  expect(feed).toContain(articleId);
  expect(await (await at('/sitemap.xml')).text()).toContain(`/journal/${catId}<`);
  expect((await reply(product, manuscripts.single, { params: { articleId: current.id } }, author)).id).toBe(current.id);
  expect(await archive(journal, true)).toMatchObject({ version: 2 });
  await archive(journal, false);
  expect((await reply(product, manuscripts.create, { body }, author)).article.id).toBeTruthy();
  expect(await ids(journals.list)).toContain(journal.id);
  expect(await inAuditLog(journal.id)).toEqual(['journal-created', 'journal-archived', 'journal-brought-back']);
});

test('a submission that is repeated after its journal was archived is still the one that arrived', async () => {
  const journal = await make();
  const author = await aUser(product);
  const body = await aSubmission(product, author, { journalId: journal.id });
  const { article } = await reply(product, manuscripts.create, { body }, author);
  await archive(journal, true);
  expect((await reply(product, manuscripts.create, { body }, author)).article.id).toBe(article.id);
});

test('a rejected manuscript does not come back to an archived journal; one that waits can still be edited', async () => {
  const journal = await make();
  const author = await aUser(product);
  const [first, second] = await Promise.all(
    ['First', 'Second'].map((title) => aManuscript(product, author, { journalId: journal.id, title })),
  );
  await stepsWith(product, first?.id ?? '').reject(administrator);
  await archive(journal, true);
  const refusedEdit = await stepsWith(product, first?.id ?? '').edit(author, { articleTitle: 'Again' });
  expect([refusedEdit.status, detailOf(refusedEdit)]).toEqual([
    409,
    'Journal of Dunes no longer accepts submissions. Submit this manuscript to another journal as a new one.',
  ]);
  expect((await stepsWith(product, second?.id ?? '').edit(author, { articleTitle: 'Better' })).status).toBe(200);
});
