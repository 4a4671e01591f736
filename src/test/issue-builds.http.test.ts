import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { issueBuilds, type IssueBuild, type NewIssueBuild } from '../contracts/issue-builds.ts';
import { issues } from '../contracts/issues.ts';
import { articles, files, issueBuilds as buildRows } from '../server/db/schema/index.ts';
import { withdrawArticle } from '../server/features/articles/index.ts';
import { keepOwnFile } from '../server/features/files/index.ts';
import { buildIssue, resumeBuilds } from '../server/features/issues/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { clearLeftovers } from '../server/workflows/clear-leftovers.ts';
import { makePng, makeWebpHead } from './documents/make-picture.ts';
import { refusal, reply, send } from './product/client.ts';
import { aJournal, aPdf, aUser, type TestUser } from './product/factories.ts';
import { buysIssue } from './product/full-issues.ts';
import { uploadIssueFiles } from './product/issue-submission.ts';
import { day } from './product/later.ts';
import { opened } from './product/manuscript-steps.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';
import { pdfWords } from './pdf-words.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;

interface Traits {
  readonly title?: string;
  readonly firstPage?: string | null;
  readonly pdf?: Uint8Array | null;
}

/** An article of volume 3, issue 4, with a PDF of one page. */
async function inIssue(journalId: string, { title = 'On examples', firstPage = null, pdf = aPdf(title) }: Traits = {}) {
  const kept = { purpose: 'article-pdf', name: 'paper.pdf', mediaType: 'application/pdf' } as const;
  const pdfFileId = pdf && (await keepOwnFile(product.system, { ...kept, bytes: Buffer.from(pdf) }));
  const place = { volume: '3', issue: '4', firstPage, pdfFileId };
  return aPublishedArticle(product, journalId, { ...place, title: { text: title, html: title } });
}

const wish = (
  journalId: string,
  articleIds: readonly string[],
  changes: Partial<NewIssueBuild> = {},
): NewIssueBuild => ({
  journalId,
  issueVolume: '3',
  issueNumber: '4',
  articleIds: [...articleIds],
  preface: '',
  issueImageURL: '',
  ...changes,
});

const start = (body: NewIssueBuild, who = administrator) => reply(product, issueBuilds.start, { body }, who);
const refused = (body: NewIssueBuild, who = administrator) => refusal(product, issueBuilds.start, { body }, who);
const built = async (id: string, who = administrator) =>
  (await reply(product, issueBuilds.list, {}, who)).builds.find((build) => build.id === id);

/** Waits for the job as a person does who looks at the page. */
async function finished({ id }: Pick<IssueBuild, 'id'>, who = administrator): Promise<IssueBuild> {
  return vi.waitFor(
    async () => {
      const build = await built(id, who);
      if (build?.state !== 'done' && build?.state !== 'failed') throw new Error(`It is ${build?.state}`);
      return build;
    },
    { timeout: 60_000, interval: 250 },
  );
}

async function bytesOf(url: string, { token }: TestUser = administrator): Promise<Buffer> {
  const answer = await fetch(product.url + url, { headers: { authorization: `Bearer ${token}` } });
  return Buffer.from(await answer.arrayBuffer());
}
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function anIssueOfThree() {
  const { id: journalId } = await aJournal(product);
  const last = await inIssue(journalId, { title: 'On tides', firstPage: '10' });
  const first = await inIssue(journalId, { title: 'On wind', firstPage: '2' });
  const withoutPages = await inIssue(journalId, { title: 'On notes' });
  return { journalId, ids: [first, last, withoutPages] };
}

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
  const begun = await start(wish(journalId, ids.slice(0, 2), { preface: 'First words.' }));
  expect(begun).toMatchObject({ state: 'waiting', done: 0, total: 2, document: null });
  const build = await finished(begun);
  expect(build).toMatchObject({ state: 'done', pages: 6, failure: null, fullIssueId: null });
  expect(build.leftOut).toEqual([{ articleId: ids[2], title: 'On notes', reason: 'not-chosen' }]);
  const [issueDoccumentURL, issueImageURL] = [build.document?.url ?? '', build.cover?.url ?? ''];
  const { text, numPages } = await pdfWords(await bytesOf(issueDoccumentURL));
  expect(numPages).toBe(6);
  expect(text).toMatch(/On wind[\s\S]*On tides[\s\S]*First words\./);
  expect((await bytesOf(issueImageURL)).toString('utf8')).toMatch(/^<svg /);
  const price = { issuePrice: 9900, stripeName: 'Volume 3, Issue 4', stripeDescription: 'The whole issue.' };
  const body = { journalId, issueVolume: '3', issueNumber: '4', ...price, issueDoccumentURL, issueImageURL };
  const { fullIssue } = await reply(product, issues.create, { body }, administrator);
  const reader = await aUser(product);
  expect(await opened(product, reader, issueDoccumentURL)).toBe(404);
  await buysIssue(product, reader, fullIssue);
  expect(await opened(product, reader, issueDoccumentURL)).toBe(200);
  expect((await built(build.id))?.fullIssueId).toBe(fullIssue.id);
});

test('the same articles give the same bytes, another order does not', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const made: string[] = [];
  for (const order of [ids, ids, ids.toReversed()]) {
    const build = await finished(await start(wish(journalId, order)));
    made.push(digest(await bytesOf(build.document?.url ?? '')));
  }
  expect(made[1]).toBe(made[0]);
  expect(made[2]).not.toBe(made[0]);
});

test('asked for twice at once it is built once; of others only so many at a time', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const impatient = await aUser(product, { isAdmin: true });
  const all = await Promise.all(Array.from({ length: 6 }, () => start(wish(journalId, ids), impatient)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  await db.insert(buildRows).values(
    Array.from({ length: 3 }, () => ({
      id: v7(),
      journalId,
      volume: '3',
      number: '4',
      articleIds: [ids[0] ?? ''],
      leftOut: [],
      preface: v7(),
      state: 'waiting' as const,
      createdBy: impatient.user.id,
      createdAt: new Date(),
      heardAt: new Date(),
    })),
  );
  const answer = await refused(wish(journalId, ids.slice(1)), impatient);
  expect([answer.status, answer.code]).toEqual([423, 'busy']);
});

test('row 37 and others: what an issue cannot be built of is refused at once, with words', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const [first = ''] = ids;
  const elsewhere = (await anIssueOfThree()).ids[0] ?? '';
  const bare = await inIssue(journalId, { title: 'On nothing', pdf: null });
  const large = await inIssue(journalId, { title: 'On everything' });
  const { files: sent } = await uploadIssueFiles(product, administrator, v7(), [
    { name: 'cover.webp', bytes: makeWebpHead('VP8 ', 600, 800) },
  ]);
  const [row] = await db.select().from(articles).where(eq(articles.id, large));
  await db
    .update(files)
    .set({ size: 300 * 1024 * 1024 })
    .where(eq(files.id, row?.pdfFileId ?? ''));
  const cases: [Partial<NewIssueBuild>, string, string][] = [
    [{ articleIds: [] }, 'articleIds', 'Please choose at least one article.'],
    [{ articleIds: [first, first] }, 'articleIds', 'An article stands in an issue once.'],
    [{ articleIds: [elsewhere] }, 'articleIds', 'is not in this issue any more'],
    [{ articleIds: [bare] }, 'articleIds', '“On nothing” cannot be part of the issue: it has no PDF.'],
    [{ articleIds: [large] }, 'articleIds', 'an issue is built of at most 200 MB'],
    [{ preface: 'x'.repeat(12_001) }, 'preface', 'The preface has at most 12000 characters.'],
    [{ issueImageURL: `/api/files/${v7()}` }, 'issueImageURL', 'Please upload it again.'],
    [{ issueImageURL: sent[0] ?? '' }, 'issueImageURL', 'A cover that is printed is a JPEG or a PNG.'],
    [{ journalId: v7() }, 'journalId', 'This journal is not there any more.'],
  ];
  for (const [change, field, words] of cases) {
    const answer = await refused({ ...wish(journalId, [first]), ...change });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect(Object.values(answer.errors ?? {}).join(' ')).toContain(words);
  }
});

test('a broken article is named, and so is one that was withdrawn meanwhile; nothing half made is kept', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const broken = await inIssue(journalId, { title: 'On ruins', pdf: Buffer.from('%PDF-1.7\nnothing') });
  const failed = await finished(await start(wish(journalId, [ids[0] ?? '', broken])));
  expect(failed).toMatchObject({
    state: 'failed',
    failure: '“On ruins”: its PDF is damaged. Please replace its PDF, or leave the article out.',
    document: null,
  });
  expect(await db.$count(files, eq(files.uploadId, failed.id))).toBe(0);
  const id = v7();
  await db.insert(buildRows).values({
    id,
    journalId,
    volume: '3',
    number: '4',
    articleIds: ids,
    leftOut: [],
    preface: '',
    state: 'waiting',
    createdBy: administrator.user.id,
    createdAt: new Date(),
    heardAt: new Date(),
  });
  await inTransaction(product.system, (tx) => withdrawArticle(tx, ids[1] ?? '', 'An error.'));
  await buildIssue(product.system, id);
  expect(await built(id)).toMatchObject({
    state: 'failed',
    failure: '“On tides” was withdrawn or changed since you chose it. Please look at the list again.',
  });
});

test('a picture is the cover of the document and of the issue; one that is no picture inside is told', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const pictured = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { files: sent } = await uploadIssueFiles(product, administrator, v7(), [{ name: 'cover.png', bytes }]);
    return { url: sent[0], build: await finished(await start(wish(journalId, ids, { issueImageURL: sent[0] ?? '' }))) };
  };
  const good = await pictured(makePng(60, 80));
  expect(good.build).toMatchObject({ state: 'done', cover: { url: good.url } });
  const bad = await pictured(makePng(60, 80).slice(0, 60));
  expect(bad.build.failure).toBe('The picture for the cover cannot be read. Please choose another one.');
});

test('a server that ended in the middle is made up for; what is built elsewhere is left alone', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const row = (heardAt: Date) => ({
    id: v7(),
    journalId,
    volume: '3',
    number: '4',
    articleIds: ids,
    leftOut: [],
    preface: '',
    state: 'building' as const,
    done: 1,
    createdBy: administrator.user.id,
    createdAt: product.system.now(),
    heardAt,
  });
  const left = row(new Date(product.system.now().getTime() - 60_000));
  const alive = row(product.system.now());
  await db.insert(buildRows).values([left, alive]);
  await buildIssue(product.system, alive.id);
  expect(await built(alive.id)).toMatchObject({ state: 'building', done: 1 });
  await resumeBuilds(product.system);
  expect((await finished(left)).state).toBe('done');
});

test('a build is its administrator’s own: nobody else sees or sells it; forgotten, its files go, unless it is on sale', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const colleague = await aUser(product, { isAdmin: true });
  const { id, document, cover } = await finished(await start(wish(journalId, ids)));
  expect(await built(id, colleague)).toBeUndefined();
  const params = { buildId: id };
  expect((await send(product, issueBuilds.discard, { params }, colleague)).status).toBe(404);
  const [issueDoccumentURL, issueImageURL] = [document?.url ?? '', cover?.url ?? ''];
  const price = { issuePrice: 9900, stripeName: 'Volume 3, Issue 4', stripeDescription: 'The whole issue.' };
  const body = { journalId, issueVolume: '3', issueNumber: '4', ...price, issueDoccumentURL, issueImageURL };
  expect((await refusal(product, issues.create, { body }, colleague)).status).toBe(422);
  product.moveClock(2 * day);
  await clearLeftovers(product.system);
  expect(await opened(product, administrator, issueDoccumentURL)).toBe(200);
  const other = await finished(await start(wish(journalId, ids.slice(1))));
  await reply(product, issues.create, { body }, administrator);
  for (const buildId of [id, other.id])
    await reply(product, issueBuilds.discard, { params: { buildId } }, administrator);
  product.moveClock(2 * day);
  await clearLeftovers(product.system);
  expect(await opened(product, administrator, issueDoccumentURL)).toBe(200);
  expect(await opened(product, administrator, other.document?.url ?? '')).toBe(404);
  expect(await db.$count(files, and(eq(files.uploadId, other.id)))).toBe(0);
});
