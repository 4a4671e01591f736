import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { issueBuilds, type NewIssueBuild } from '../contracts/issue-builds.ts';
import { issues } from '../contracts/issues.ts';
import { articles, files, issueBuilds as buildRows } from '../server/db/schema/index.ts';
import { withdrawArticle } from '../server/domains/articles/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { aPicture } from './documents/make-picture.ts';
import { pdfWords } from './pdf-words.ts';
import { reply } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { buysIssue } from './product/full-issues.ts';
import { aBuildRow, anIssueBuilder, buildWish, digestOf, saleOf } from './product/issue-builder.ts';
import { uploadIssueFiles } from './product/issue-submission.ts';
import { opened } from './product/manuscript-steps.ts';
import { anArticle } from './product/an-article.ts';
import { articlePdfHref } from '../contracts/pages.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { administrator, anIssueOfThree, built, bytesOf, finished, inIssue, refused, start } =
  await anIssueBuilder(product);
const { db } = product.parts;

test('the places of a journal, and the articles of one in the order of their pages, with what keeps one out', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const withdrawn = await inIssue(journalId, { title: 'On errors', firstPage: '1' });
  await inTransaction(product.system, (tx) => withdrawArticle(tx, withdrawn, 'An error.'));
  const bare = await inIssue(journalId, { title: 'On nothing', firstPage: '11', pdf: null });
  await aPublishedArticle(product, journalId, { volume: '10', issue: '1' });
  await aPublishedArticle(product, journalId);
  const { places } = await reply(product, issueBuilds.places, { params: { journalId } }, administrator);
  expect(places).toEqual([
    { issueVolume: '10', issueNumber: '1', articles: 1, fullIssueId: null },
    { issueVolume: '3', issueNumber: '4', articles: 4, fullIssueId: null },
  ]);
  const query = { volume: '3', issueNumber: '4' };
  const { articles: placed } = await reply(
    product,
    issueBuilds.articles,
    { params: { journalId }, query },
    administrator,
  );
  expect(placed.map(({ id, obstacle }) => [id, obstacle])).toEqual([
    [withdrawn, 'withdrawn'],
    [ids[0], null],
    [ids[1], null],
    [bare, 'no-pdf'],
    [ids[2], null],
  ]);
});

test('an issue is built, looked at, priced and sold by the ordinary way, and its buyer opens it', async () => {
  const { journalId, ids } = await anIssueOfThree();
  await db
    .update(articles)
    .set({ retractedOn: '2026-05-03' })
    .where(eq(articles.id, ids[1] ?? ''));
  const begun = await start(buildWish(journalId, ids.slice(0, 2), { preface: 'First words.' }));
  // A builder may have begun with it.
  expect(['waiting', 'building']).toContain(begun.state);
  expect(begun).toMatchObject({ total: 2, document: null });
  const build = await finished(begun);
  expect(build).toMatchObject({ state: 'done', pages: 6, failure: null, fullIssueId: null });
  expect(build.leftOut).toEqual([{ articleId: ids[2], title: 'On notes', reason: 'not-chosen' }]);
  const [issueDoccumentURL, issueImageURL] = [build.document?.url ?? '', build.cover?.url ?? ''];
  const { text, numPages } = await pdfWords(await bytesOf(issueDoccumentURL));
  expect(numPages).toBe(6);
  expect(text).toMatch(/On wind[\s\S]*Retracted: On tides[\s\S]*First words\./);
  expect((await bytesOf(issueImageURL)).toString('utf8')).toMatch(/^<svg /);
  const body = saleOf(build);
  const { fullIssue } = await reply(product, issues.create, { body }, administrator);
  const reader = await aUser(product);
  expect(await opened(product, reader, issueDoccumentURL)).toBe(404);
  await buysIssue(product, reader, fullIssue);
  expect(await opened(product, reader, issueDoccumentURL)).toBe(200);
  expect((await built(build.id))?.fullIssueId).toBe(fullIssue.id);
}, 180_000);

test('an issue has all pages of its articles: of the one that has a PDF, and of the one that is printed from its text', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const [stored = ''] = ids;
  const paragraphs = Array.from({ length: 150 }, (_, place) => `<p>Sand lies here in row ${place} of the dunes.</p>`);
  const printed = await anArticle(product, { journalId, title: 'On rows', bodyHtml: paragraphs.join('') });
  await db.update(articles).set({ volume: '3', issue: '4' }).where(eq(articles.id, printed));
  const alone = await finished(await start(buildWish(journalId, [stored])));
  const both = await finished(await start(buildWish(journalId, [stored, printed])));
  const journal = await db.query.journals.findFirst({ where: (row) => eq(row.id, journalId) });
  const own = await pdfWords(await bytesOf(articlePdfHref(journal?.abbreviation ?? '', printed)));
  expect(own.numPages).toBeGreaterThan(2);
  const { text, numPages } = await pdfWords(await bytesOf(both.document?.url ?? ''));
  expect(numPages).toBe((alone.pages ?? 0) + own.numPages);
  expect(text).toMatch(/row 0 of the dunes[\s\S]*row 149 of the dunes/);
}, 180_000);

test('the same articles give the same bytes', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const made: string[] = [];
  for (const order of [ids, ids]) {
    const build = await finished(await start(buildWish(journalId, order)));
    made.push(digestOf(await bytesOf(build.document?.url ?? '')));
  }
  expect(made[1]).toBe(made[0]);
}, 180_000);

test('asked for twice at once it is built once; of others only so many at a time', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const impatient = await aUser(product, { isAdmin: true });
  const all = await Promise.all(Array.from({ length: 6 }, () => start(buildWish(journalId, ids), impatient)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  await db
    .insert(buildRows)
    .values(Array.from({ length: 3 }, () => aBuildRow(journalId, impatient.user.id, ids.slice(1), { preface: v7() })));
  const answer = await refused(buildWish(journalId, ids.slice(1)), impatient);
  expect([answer.status, answer.code]).toEqual([423, 'busy']);
});

test('row 37 and others: what an issue cannot be built of is refused at once, with words', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const [first = ''] = ids;
  const elsewhere = (await anIssueOfThree()).ids[0] ?? '';
  const bare = await inIssue(journalId, { title: 'On nothing', pdf: null });
  const large = await inIssue(journalId, { title: 'On everything' });
  const { files: sent } = await uploadIssueFiles(product, administrator, v7(), [
    { name: 'cover.webp', bytes: await aPicture('webp', 600, 800) },
  ]);
  const [row] = await db.select().from(articles).where(eq(articles.id, large));
  await db
    .update(files)
    .set({ size: 300 * 1024 * 1024 })
    .where(eq(files.id, row?.pdfFileId ?? ''));
  const cases: [Partial<NewIssueBuild>, string, string][] = [
    [{ articleIds: [] }, 'articleIds', 'Choose at least one article.'],
    [{ articleIds: [first, first] }, 'articleIds', 'An article can be in an issue only once.'],
    [{ articleIds: [elsewhere] }, 'articleIds', 'is no longer in this issue'],
    [{ articleIds: [bare] }, 'articleIds', '“On nothing” has no PDF and cannot be part of the issue.'],
    [{ articleIds: [large] }, 'articleIds', 'an issue can have 200 MB'],
    [{ preface: 'x'.repeat(12_001) }, 'preface', 'The editorial can have at most 12,000 characters.'],
    [{ issueImageURL: `/api/files/${v7()}` }, 'issueImageURL', 'Upload it again.'],
    [{ issueImageURL: sent[0] ?? '' }, 'issueImageURL', 'A printed cover must be a JPEG or a PNG.'],
    [{ journalId: v7() }, 'journalId', 'This journal no longer exists.'],
  ];
  for (const [change, field, words] of cases) {
    const answer = await refused({ ...buildWish(journalId, [first]), ...change });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect(Object.values(answer.errors ?? {}).join(' ')).toContain(words);
  }
});
