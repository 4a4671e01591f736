import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Call, Input } from '../contracts/call.ts';
import { editorial } from '../contracts/editorial.ts';
import { files } from '../contracts/files.ts';
import { manuscripts as calls } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { manuscripts, reviewInvitations, users } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aReportIn } from './product/deciding.ts';
import { deskOf } from './product/editing.ts';
import type { TestUser } from './product/factories.ts';
import { aManuscriptInReview, aScholar, anAcceptedReview, giveRole } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';
import { inState } from './product/invitation-in-state.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal, author, editor, chief, administrator } = await aBoard(product);
const both = await aScholar(product);
await giveRole(product, both, journal.id, 'editor');
await giveRole(product, both, journal.id, 'editor-in-chief');
const makeAdministrator = ({ user }: TestUser, isAdmin = true) =>
  db.update(users).set({ isAdmin }).where(eq(users.id, user.id));
const coAuthor = (authorEmail: string) => ({
  authorTitle: 'Dr.' as const,
  authorGivenName: 'Co',
  authorLastName: 'Author',
  authorEmail,
  authorAffiliation: 'Somewhere',
});

/** Every call of an office at one manuscript. */
function offices(articleId: string, awsId: string, userId: string) {
  const params = { articleId };
  const letter = { version: 1, letter: 'Reasons.' };
  const ask =
    <C extends Call>(call: C, input: Input<C>) =>
    ({ token }: TestUser) =>
      send(product, call, input, { token });
  return {
    desk: [
      ask(editorial.single, { params }),
      ask(editorial.saveChecks, { params, body: { done: [], note: '' } }),
      ask(editorial.startReview, { params, body: { version: 1 } }),
      ask(editorial.deskReject, { params, body: letter }),
      ask(editorial.returnToAuthor, { params, body: letter }),
      ask(editorial.proposals, { params }),
      ask(editorial.invite, { params, body: { version: 1, userId } }),
      ask(editorial.letterDraft, { params, query: { kind: 'reject' } }),
      ask(editorial.decide, { params, body: { ...letter, kind: 'accept' } }),
      ask(editorial.ratify, { params, body: { version: 1, isRatified: true } }),
      ask(editorial.hold, { params, body: { reason: 'Why' } }),
      ask(editorial.release, { params, body: { to: 'go-on' } }),
      ask(editorial.answerExtension, { params, body: { isGranted: false } }),
    ],
    administration: [
      ask(verification.accept, { body: { articleId, overrideReason: 'Mine' } }),
      ask(verification.reject, { body: { articleId, rejectionText: 'No' } }),
      ask(calls.restore, { params }),
    ],
    reading: [
      ask(calls.versions, { params }),
      ask(files.list, { params: { awsId } }),
      ask(verification.rejectionFiles, { params: { awsId, userId } }),
    ],
  };
}
const statuses = (steps: readonly ((person: TestUser) => Promise<{ status: number }>)[], person: TestUser) =>
  Promise.all(steps.map(async (step) => (await step(person)).status));
const all = (steps: readonly unknown[], status: number) => steps.map(() => status);
const parts = ['needs-me', 'waiting', 'decided'] as const;
const isOnDesk = async (person: TestUser, id: string) => {
  const desks = await Promise.all(parts.map((part) => deskOf(product, person, { part, journal: journal.id })));
  return desks.some(({ manuscripts: found }) => found.some((entry) => entry.id === id));
};
const alex = coAuthor('alex@example.org');

test('an editor, editor in chief or administrator is kept out of what they submitted or co-wrote: desk, page and every act', async () => {
  const submitted = await aManuscriptInReview(product, both, journal.id, { articleTitle: 'Mine' });
  const coWritten = await aManuscriptInReview(product, author, journal.id, {
    authors: [alex, coAuthor(both.email.toUpperCase())],
  });
  for (const isAdmin of [false, true]) {
    await makeAdministrator(both, isAdmin);
    for (const { id, awsId, userId } of [submitted, coWritten]) {
      const { desk } = offices(id, awsId, userId);
      expect(await statuses(desk, both)).toEqual(all(desk, 404));
      expect([await isOnDesk(both, id), await isOnDesk(editor, id)]).toEqual([false, true]);
    }
  }
  await makeAdministrator(both, false);
  expect((await deskOf(product, both)).counts.needsMe).toBe(0);
});

test('an administrator who wrote what peers review: no verification, no versions, no files; their own page stays an author’s', async () => {
  const submitted = await aManuscriptInReview(product, both, journal.id);
  const coWritten = await aManuscriptInReview(product, author, journal.id, { authors: [alex, coAuthor(both.email)] });
  await makeAdministrator(both);
  for (const { id } of [submitted, coWritten])
    await db.update(manuscripts).set({ state: 'accepted', turn: 'administrator' }).where(eq(manuscripts.id, id));
  for (const { id, awsId, userId } of [submitted, coWritten]) {
    const { administration } = offices(id, awsId, userId);
    expect(await statuses(administration, both)).toEqual(all(administration, 404));
    const removal = { params: { articleId: id, userId: both.user.id } };
    expect((await send(product, calls.remove, removal, { token: both.token })).status).toBe(403);
  }
  const { reading } = offices(coWritten.id, coWritten.awsId, coWritten.userId);
  expect(await statuses(reading, both)).toEqual(all(reading, 404));
  const file = await fetch(product.url + (coWritten.filesURL[0] ?? ''), {
    headers: { authorization: `Bearer ${both.token}` },
  });
  expect(file.status).toBe(404);
  const single = (articleId: string, { token }: TestUser) =>
    send(product, calls.single, { params: { articleId } }, { token });
  expect((await single(coWritten.id, both)).status).toBe(404);
  const own = await reply(product, calls.single, { params: { articleId: submitted.id } }, { token: both.token });
  expect(own.allowed).toEqual([]);
  const ids = async ({ token }: TestUser) => [
    ...(await reply(product, verification.queue, {}, { token })).manuscripts.map(({ id }) => id),
    ...(
      await reply(product, verification.toVerify, { params: { adminId: both.user.id } }, { token }).catch(() => [])
    ).map(({ id }) => id),
  ];
  const counts = async ({ token }: TestUser) => (await reply(product, calls.counts, {}, { token })).verifyRegular;
  expect(await ids(both)).toEqual([]);
  expect(await counts(both)).toBe(0);
  expect((await ids(administrator)).toSorted()).toEqual([submitted.id, coWritten.id].toSorted());
  await makeAdministrator(both, false);
});

test('a reviewer who becomes editor, editor in chief or administrator afterwards sees neither desk pages nor authors', async () => {
  const paper = await aManuscriptInReview(product, author, journal.id);
  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, paper.id, reviewer);
  await giveRole(product, reviewer, journal.id, 'editor');
  await giveRole(product, reviewer, journal.id, 'editor-in-chief');
  const { desk, reading, administration } = offices(paper.id, paper.awsId, paper.userId);
  for (const state of ['accepted', 'reported', 'recused', 'cancelled'] as const) {
    await db.update(reviewInvitations).set(inState(state)).where(eq(reviewInvitations.id, invitationId));
    expect([state, ...(await statuses(desk.slice(0, 3), reviewer))]).toEqual([state, 404, 404, 404]);
  }
  await db.update(reviewInvitations).set(inState('accepted')).where(eq(reviewInvitations.id, invitationId));
  expect(await statuses(desk, reviewer)).toEqual(all(desk, 404));
  expect([await isOnDesk(reviewer, paper.id), await isOnDesk(chief, paper.id)]).toEqual([false, true]);
  await makeAdministrator(reviewer);
  const closed = [...desk, ...reading, ...administration];
  expect(await statuses(closed, reviewer)).toEqual(all(closed, 404));
  const seen = await send(product, calls.single, { params: { articleId: paper.id } }, { token: reviewer.token });
  expect(seen.status).toBe(200);
  expect(seen.text).not.toContain('alex@example.org');
});

test('the specified call answers editors without fee and reviewers without anybody’s name, id or hour', async () => {
  const paper = await aManuscriptInReview(product, author, journal.id, { articleTitle: 'On one call' });
  const reviewer = await aScholar(product);
  await aReportIn(product, paper.id, reviewer);
  const single = ({ token }: TestUser) => send(product, calls.single, { params: { articleId: paper.id } }, { token });
  const asEditor = JSON.parse((await single(editor)).text) as Record<string, unknown>;
  expect(asEditor).toMatchObject({ articleTitle: 'On one call', paymentStatus: null, allowed: [] });
  expect(asEditor['articleAuthors']).toHaveLength(1);
  const { status, text } = await single(reviewer);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    articleTitle: 'On one call',
    articleAuthors: [],
    submittedBy: '',
    allowed: [],
  });
  for (const secret of [author.user.id, author.email, 'alex@example.org', 'Example University', paper.awsId])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/T(?!00:00:00\.000Z)\d\d:\d\d/);
  const [invited, stranger] = [await aScholar(product), await aScholar(product)];
  await db.execute(sql`insert into review_invitations (id, manuscript_id, round, reviewer_id, email, given_name, last_name, invited_by, message, state, invited_at, answer_by)
    values (${randomUUID()}, ${paper.id}, 1, ${invited.user.id}, ${invited.email}, 'A', 'B', ${editor.user.id}, '', 'invited', now(), now())`);
  for (const other of [invited, stranger]) expect((await single(other)).status).toBe(404);
});
