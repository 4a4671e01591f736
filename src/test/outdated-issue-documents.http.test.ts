import { siteDay } from '../contracts/site-zone.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { issueBuilds as issueBuildCalls } from '../contracts/issue-builds.ts';
import { issues } from '../contracts/issues.ts';
import { overview } from '../contracts/overview.ts';
import { articles, files, fullIssues, issueBuilds } from '../server/db/schema/index.ts';
import { keepOwnFile } from '../server/domains/files/index.ts';
import { resumeBuilds } from '../server/domains/issues/index.ts';
import { reply, send } from './product/client.ts';
import { aJournal, aPdf, aUser } from './product/factories.ts';
import { anArticle } from './product/an-article.ts';
import { aCorrectedPdf, correct } from './product/corrections.ts';
import { aFullIssue } from './product/full-issues.ts';
import { aBuildRow } from './product/issue-builder.ts';
import { withdraw } from './product/planted-article.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const administrator = await aUser(product, { isAdmin: true });
const today = () => siteDay(product.system.now());
const place = { volume: '3', issue: '4' };
const titled = (text: string) => ({ ...place, title: { text, html: text } });
const anIssue = (journalId: string) => aFullIssue(product, { journalId, volume: '3', number: '4' });
const manage = async (id: string) =>
  (await reply(product, issues.manage, {}, administrator)).issues.find((one) => one.id === id);
const heldBy = async (id: string) => (await manage(id))?.withdrawnArticles.map(({ title }) => title);
const waiting = async () =>
  (await reply(product, overview.waiting, {}, administrator)).find(({ kind }) => kind === 'issues');
const gone = (articleId: string) => withdraw(product, articleId, 'Doubt.');

/** Two articles of one place: one that is built into the document of its issue, and one that is left out. */
async function twoArticles() {
  const journal = await aJournal(product);
  const inside = await aPublishedArticle(product, journal.id, titled('Built in'));
  const outside = await aPublishedArticle(product, journal.id, titled('Left out'));
  return { journal, inside, outside };
}

test('issue 9: an issue on sale tells its administrators of an article that was withdrawn since its document came', async () => {
  const journal = await aJournal(product);
  const earlier = await aPublishedArticle(product, journal.id, titled('Gone before'));
  await gone(earlier);
  const held = await aPublishedArticle(product, journal.id, titled('Held'));
  const [elsewhere, other] = [await aJournal(product), { ...titled('At another place'), issue: '5' }];
  const beside = [
    await aPublishedArticle(product, journal.id, other),
    await aPublishedArticle(product, elsewhere.id, titled('Of another journal')),
  ];
  const sold = await anIssue(journal.id);
  await aPublishedArticle(product, journal.id, titled('Still there'));
  expect(await manage(sold.id)).toMatchObject({ withdrawnArticles: [] });
  expect(await waiting()).toMatchObject({ count: 0 });
  for (const id of [held, ...beside]) await gone(id);
  expect(await manage(sold.id)).toMatchObject({
    withdrawnArticles: [{ id: held, title: 'Held', withdrawnOn: today() }],
  });
  expect(await waiting()).toEqual({ kind: 'issues', count: 1, since: `${today()}T00:00:00.000Z` });

  // Withdrawn from sale it waits for nobody, and says so all the same.
  await db.update(fullIssues).set({ withdrawnAt: new Date() }).where(eq(fullIssues.id, sold.id));
  expect(await waiting()).toMatchObject({ count: 0 });
  expect(await heldBy(sold.id)).toEqual(['Held']);
  await db.update(fullIssues).set({ withdrawnAt: null }).where(eq(fullIssues.id, sold.id));

  const bytes = Buffer.from(aPdf('Without it'));
  const wanted = { purpose: 'issue-document', name: 'anew.pdf', mediaType: 'application/pdf', bytes } as const;
  const documentFileId = await keepOwnFile(product.system, wanted);
  await db.update(fullIssues).set({ documentFileId }).where(eq(fullIssues.id, sold.id));
  expect(await manage(sold.id)).toMatchObject({ withdrawnArticles: [] });
  expect(await waiting()).toMatchObject({ count: 0 });
});

test('issue 9: a document that was built says itself what it holds, whenever that was withdrawn', async () => {
  const { journal, inside, outside } = await twoArticles();
  const sold = await anIssue(journal.id);
  const documentFileId = (await manage(sold.id))?.document?.id ?? '';
  const row = aBuildRow(journal.id, administrator.user.id, [inside], { state: 'done' });
  await db.insert(issueBuilds).values([
    { ...row, documentFileId },
    { ...row, id: v7(), documentFileId },
  ]);
  for (const id of [inside, outside]) await gone(id);
  expect(await heldBy(sold.id)).toEqual(['Built in']);
  await db
    .update(files)
    .set({ createdAt: new Date(Date.now() + 86_400_000) })
    .where(eq(files.id, documentFileId));
  expect(await heldBy(sold.id)).toEqual(['Built in']);
  const longAgo = new Date(Date.now() - 40 * 86_400_000);
  const unused = { ...row, id: v7(), createdAt: longAgo };
  await db.insert(issueBuilds).values(unused);
  await db.update(issueBuilds).set({ createdAt: longAgo }).where(eq(issueBuilds.documentFileId, documentFileId));
  await resumeBuilds(product.system);
  expect(await db.$count(issueBuilds, eq(issueBuilds.id, unused.id))).toBe(0);
  expect(await heldBy(sold.id)).toEqual(['Built in']);
  expect((await reply(product, issueBuildCalls.list, {}, administrator)).builds).toEqual([]);
});

test('issue 9: a build that its maker forgets says what is in a document on sale as long as it is sold', async () => {
  const { journal, inside, outside } = await twoArticles();
  const sold = await anIssue(journal.id);
  const documentFileId = (await manage(sold.id))?.document?.id ?? '';
  const row = aBuildRow(journal.id, administrator.user.id, [inside], { state: 'done', documentFileId });
  await db.insert(issueBuilds).values(row);
  const call = { params: { buildId: row.id } };
  await reply(product, issueBuildCalls.discard, call, administrator);
  expect((await reply(product, issueBuildCalls.list, {}, administrator)).builds).toEqual([]);
  expect((await send(product, issueBuildCalls.discard, call, administrator)).status).toBe(404);
  await resumeBuilds(product.system);
  for (const id of [inside, outside]) await gone(id);
  expect(await heldBy(sold.id)).toEqual(['Built in']);
  await db.update(fullIssues).set({ documentFileId: null }).where(eq(fullIssues.id, sold.id));
  // It might be on its way to another issue.
  await resumeBuilds(product.system);
  await db.update(fullIssues).set({ documentFileId }).where(eq(fullIssues.id, sold.id));
  expect(await heldBy(sold.id)).toEqual(['Built in']);
  await db.update(fullIssues).set({ documentFileId: null }).where(eq(fullIssues.id, sold.id));
  const dayAgo = new Date(Date.now() - 86_400_001);
  await db.update(issueBuilds).set({ forgottenAt: dayAgo }).where(eq(issueBuilds.id, row.id));
  await resumeBuilds(product.system);
  expect(await db.$count(issueBuilds, eq(issueBuilds.id, row.id))).toBe(0);
});

test('issue 9: a document goes on saying what is in it when its build is forgotten before it is on sale', async () => {
  const { journal, inside, outside } = await twoArticles();
  const sold = await anIssue(journal.id);
  const documentFileId = (await manage(sold.id))?.document?.id ?? '';
  await db.update(fullIssues).set({ documentFileId: null }).where(eq(fullIssues.id, sold.id));
  const row = aBuildRow(journal.id, administrator.user.id, [inside], { state: 'done', documentFileId });
  await db.insert(issueBuilds).values(row);
  await reply(product, issueBuildCalls.discard, { params: { buildId: row.id } }, administrator);
  await db.update(fullIssues).set({ documentFileId }).where(eq(fullIssues.id, sold.id));
  for (const id of [inside, outside]) await gone(id);
  expect(await heldBy(sold.id)).toEqual(['Built in']);
});

test('issue 9: an article that came after the document is not in it', async () => {
  const journal = await aJournal(product);
  const sold = await anIssue(journal.id);
  const tomorrow = siteDay(new Date(Date.now() + 86_400_000));
  const late = await aPublishedArticle(product, journal.id, { ...titled('Late'), publishedOn: tomorrow });
  await gone(late);
  expect(await heldBy(sold.id)).toEqual([]);
});

const correctedIn = async (id: string) => (await manage(id))?.correctedArticles.map(({ title }) => title);

test('decision 39: an issue tells its administrators of an article that was corrected since its document came', async () => {
  const journal = await aJournal(product);
  const held = await aPublishedArticle(product, journal.id, titled('Held'));
  const noticeOnly = await aPublishedArticle(product, journal.id, titled('Notice alone'));
  const goneSince = await aPublishedArticle(product, journal.id, titled('Gone since'));
  const before = await aPublishedArticle(product, journal.id, titled('Corrected before'));
  const elsewhere = await aPublishedArticle(product, journal.id, { ...titled('At another place'), issue: '5' });
  const articleTitle = 'As it should have been';
  expect((await correct(product, administrator, before, { articleTitle })).status).toBe(200);
  const sold = await anIssue(journal.id);
  expect(await manage(sold.id)).toMatchObject({ correctedArticles: [] });

  for (const id of [goneSince, elsewhere])
    expect((await correct(product, administrator, id, { articleTitle })).status).toBe(200);
  await gone(goneSince);
  const waited = await waiting();
  const keywords = { articleKeywords: ['salt'] };
  expect((await correct(product, administrator, noticeOnly)).status).toBe(200);
  expect((await correct(product, administrator, noticeOnly, { corrections: 1, ...keywords })).status).toBe(200);
  expect(await correctedIn(sold.id)).toEqual([]);

  const pdfUrl = await aCorrectedPdf(product, administrator, held);
  expect((await correct(product, administrator, held, { pdfUrl })).status).toBe(200);
  expect((await correct(product, administrator, held, { corrections: 1, articleTitle })).status).toBe(200);
  expect(await manage(sold.id)).toMatchObject({
    correctedArticles: [{ id: held, title: articleTitle, correctedOn: today() }],
  });
  // Whoever owns the issue reads the corrected article on its page: it waits for nobody.
  expect(await waiting()).toEqual(waited);
});

test('decision 39: a document that was built holds what was corrected since its building was asked for', async () => {
  const { journal, inside, outside } = await twoArticles();
  const row = aBuildRow(journal.id, administrator.user.id, [inside], { state: 'done' });
  for (const id of [inside, outside])
    expect((await correct(product, administrator, id, { articleTitle: `Corrected ${id}` })).status).toBe(200);
  const sold = await anIssue(journal.id);
  const documentFileId = (await manage(sold.id))?.document?.id ?? '';
  await db.insert(issueBuilds).values({ ...row, documentFileId });
  expect(await correctedIn(sold.id)).toEqual([`Corrected ${inside}`]);
  await db.update(issueBuilds).set({ createdAt: new Date() }).where(eq(issueBuilds.documentFileId, documentFileId));
  expect(await correctedIn(sold.id)).toEqual([]);
});

test('an article that is printed from its text is outdated in a document by any correction of what is printed', async () => {
  const journal = await aJournal(product);
  const printed = await anArticle(product, { journalId: journal.id, title: 'Printed', bodyHtml: '<p>Salt.</p>' });
  await db.update(articles).set({ volume: '3', issue: '4' }).where(eq(articles.id, printed));
  const sold = await anIssue(journal.id);
  await correct(product, administrator, printed);
  expect(await correctedIn(sold.id)).toEqual([]);
  await correct(product, administrator, printed, { corrections: 1, articleKeywords: ['salt'] });
  expect(await correctedIn(sold.id)).toEqual(['Printed']);
});
