import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { issueBuilds } from '../contracts/issue-builds.ts';
import { issues } from '../contracts/issues.ts';
import { files, issueBuilds as buildRows } from '../server/db/schema/index.ts';
import { withdrawArticle } from '../server/domains/articles/index.ts';
import { noteBuild } from '../server/domains/issues/building/build-store.ts';
import { buildIssue, resumeBuilds } from '../server/domains/issues/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { clearLeftovers } from '../server/workflows/cleanup/clear-leftovers.ts';
import { makePng } from './documents/make-picture.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { aBuildRow, anIssueBuilder, buildWish, saleOf } from './product/issue-builder.ts';
import { uploadIssueFiles } from './product/issue-submission.ts';
import { day } from './product/later.ts';
import { opened } from './product/manuscript-steps.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { administrator, anIssueOfThree, built, finished, inIssue, start } = await anIssueBuilder(product);
const { db } = product.parts;

const managed = async (id: string) =>
  (await reply(product, issues.manage, {}, administrator)).issues.find((issue) => issue.id === id);

test('a broken article is named, and so is one that was withdrawn meanwhile; nothing half made is kept', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const broken = await inIssue(journalId, { title: 'On ruins', pdf: Buffer.from('%PDF-1.7\nnothing') });
  const failed = await finished(await start(buildWish(journalId, [ids[0] ?? '', broken])));
  expect(failed).toMatchObject({
    state: 'failed',
    failure: '“On ruins”: its PDF is damaged. Replace the PDF, or leave the article out.',
    document: null,
  });
  expect(await db.$count(files, eq(files.uploadId, failed.id))).toBe(0);
  const row = aBuildRow(journalId, administrator.user.id, ids);
  await db.insert(buildRows).values(row);
  await inTransaction(product.system, (tx) => withdrawArticle(tx, ids[1] ?? '', 'An error.'));
  await buildIssue(product.system, row.id);
  expect(await built(row.id)).toMatchObject({
    state: 'failed',
    failure: '“On tides” was withdrawn or changed since you chose it. Check the list again.',
  });
}, 180_000);

test('who was taken for dead and finds words at last changes nothing of a build that is not being built', async () => {
  const { journalId, ids } = await anIssueOfThree();
  for (const state of ['waiting', 'done', 'failed'] as const) {
    const row = aBuildRow(journalId, administrator.user.id, ids, { state });
    await db.insert(buildRows).values(row);
    const stood = await db.select().from(buildRows).where(eq(buildRows.id, row.id));
    expect([state, await noteBuild(db, row.id, { state: 'failed', failure: 'Too late.', done: 2 })]).toEqual([
      state,
      false,
    ]);
    expect(await db.select().from(buildRows).where(eq(buildRows.id, row.id))).toEqual(stood);
  }
});

test('a picture is the cover of the document and of the issue; one that is no picture inside is told', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const pictured = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { files: sent } = await uploadIssueFiles(product, administrator, v7(), [{ name: 'cover.png', bytes }]);
    return {
      url: sent[0],
      build: await finished(await start(buildWish(journalId, ids, { issueImageURL: sent[0] ?? '' }))),
    };
  };
  const good = await pictured(makePng(60, 80));
  expect(good.build).toMatchObject({ state: 'done', cover: { url: good.url } });
  const bad = await pictured(makePng(60, 80).slice(0, 60));
  expect(bad.build.failure).toBe('The cover picture cannot be read. Choose another one.');
}, 180_000);

test('a server that ended in the middle is made up for; what is built elsewhere is left alone', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const row = (heardAt: Date) =>
    aBuildRow(journalId, administrator.user.id, ids, {
      state: 'building',
      done: 1,
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
}, 180_000);

test('a build is its administrator’s own: nobody else sees or sells it; forgotten, its files go, unless it is on sale', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const colleague = await aUser(product, { isAdmin: true });
  const build = await finished(await start(buildWish(journalId, ids)));
  const { id } = build;
  expect(await built(id, colleague)).toBeUndefined();
  const params = { buildId: id };
  expect((await send(product, issueBuilds.discard, { params }, colleague)).status).toBe(404);
  const issueDoccumentURL = build.document?.url ?? '';
  const body = saleOf(build);
  expect((await refusal(product, issues.create, { body }, colleague)).status).toBe(422);
  product.moveClock(2 * day);
  await clearLeftovers(product.system);
  expect(await opened(product, administrator, issueDoccumentURL)).toBe(200);
  const other = await finished(await start(buildWish(journalId, ids.slice(1))));
  await reply(product, issues.create, { body }, administrator);
  for (const buildId of [id, other.id])
    await reply(product, issueBuilds.discard, { params: { buildId } }, administrator);
  product.moveClock(2 * day);
  await resumeBuilds(product.system);
  await clearLeftovers(product.system);
  expect(await opened(product, administrator, issueDoccumentURL)).toBe(200);
  expect(await opened(product, administrator, other.document?.url ?? '')).toBe(404);
  expect(await db.$count(files, and(eq(files.uploadId, other.id)))).toBe(0);
}, 180_000);

test('an article that is withdrawn after the issue was built is not sold in it, neither anew nor as a changed document', async () => {
  const { journalId, ids } = await anIssueOfThree();
  const first = await finished(await start(buildWish(journalId, ids.slice(1))));
  const { fullIssue } = await reply(product, issues.create, { body: saleOf(first) }, administrator);
  const build = await finished(await start(buildWish(journalId, ids)));
  await inTransaction(product.system, (tx) => withdrawArticle(tx, ids[0] ?? '', 'An error.'));
  const change = { ...saleOf(build), version: (await managed(fullIssue.id))?.version ?? 0 };
  const words = '“On wind” was withdrawn since this document was built. Build the issue again.';
  const refusals = [
    await refusal(product, issues.create, { body: { ...saleOf(build), issueNumber: '5' } }, administrator),
    await refusal(product, issues.change, { params: { fullIssueId: fullIssue.id }, body: change }, administrator),
  ];
  for (const { status, errors } of refusals) expect([status, errors]).toEqual([422, { issueDoccumentURL: words }]);
  expect(await managed(fullIssue.id)).toMatchObject({ document: { url: first.document?.url } });
}, 180_000);
