import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { overview, type WaitingKind } from '../contracts/overview.ts';
import {
  editorialDecisions,
  emails,
  manuscripts,
  manuscriptVersions,
  reviewInvitations,
  undeliverableAddresses,
  users,
} from '../server/db/schema/index.ts';
import { reply } from './product/client.ts';
import { aBoard, aDecidable } from './product/deciding.ts';
import { aJournal, aManuscript, aUser, type TestUser } from './product/factories.ts';
import { anOwedFee, feeSteps, lastRequest } from './product/owed-fee.ts';
import { anAcceptedReview, aManuscriptInReview, aScholar } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const administrator = await aUser(product, { isAdmin: true });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const monthOf = (date: Date) => date.toISOString().slice(0, 7);

const waiting = async (kind: WaitingKind, { token }: TestUser = administrator) => {
  const all = await reply(product, overview.waiting, {}, { token });
  const found = all.find((one) => one.kind === kind);
  return { count: found?.count ?? -1, since: found?.since ?? null };
};
const monthsOf = (journalId: string, span: '12' | '24' | '60' = '12') =>
  reply(product, overview.months, { query: { journalId, span } }, administrator);

test('Overview: what waits for verification is counted, and since when', async () => {
  const author = await aUser(product);
  const before = await waiting('verify-regular');
  const { id } = await aManuscript(product, author);
  const since = daysAgo(400);
  await db.update(manuscripts).set({ waitingSince: since }).where(eq(manuscripts.id, id));
  expect(await waiting('verify-regular')).toEqual({ count: before.count + 1, since: since.toISOString() });
  expect((await waiting('verify-special')).count).toBe(0);
});

test('Overview: decisions, ratifications and late reviews, but for whoever has a part in the manuscript', async () => {
  const board = await aBoard(product);
  const { author, editor, journal } = board;
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, author.user.id));
  const { id, reviewed } = await aDecidable(product, board);
  const decisions = await waiting('decisions');
  expect(decisions.count).toBe(1);
  expect((await waiting('decisions', author)).count).toBe(0);
  await reviewed.decide(editor, 'accept');
  expect((await waiting('decisions')).count).toBe(0);
  const [decision] = await db.select().from(editorialDecisions).where(eq(editorialDecisions.manuscriptId, id));
  expect(await waiting('ratifications')).toEqual({ count: 1, since: decision?.decidedAt.toISOString() });
  expect((await waiting('ratifications', author)).count).toBe(0);

  const late = await aManuscriptInReview(product, author, journal.id);
  const invitationId = await anAcceptedReview(product, late.id, await aScholar(product));
  expect((await waiting('reviews')).count).toBe(0);
  const dueAt = daysAgo(3);
  await db.update(reviewInvitations).set({ dueAt }).where(eq(reviewInvitations.id, invitationId));
  expect(await waiting('reviews')).toEqual({ count: 1, since: dueAt.toISOString() });
  expect((await waiting('reviews', author)).count).toBe(0);
});

test('Overview: fees that are not paid stand in a list until they are settled, put off or made moot', async () => {
  const owed = await anOwedFee(product);
  const listed = async () => (await reply(product, overview.unpaidFees, {}, administrator)).fees;
  expect(await waiting('fees')).toMatchObject({ count: 1 });
  expect(await listed()).toMatchObject([{ articleId: owed.id, amountMinor: 250_000, currency: 'AED' }]);
  const fee = feeSteps(product, owed.id);
  await fee.ask(owed.author, 50);
  expect(await listed()).toEqual([]);
  expect((await waiting('waivers')).count).toBe(1);
  const requestId = await lastRequest(product, owed.id, owed.author);
  expect((await fee.decide(administrator, requestId, 50)).status).toBe(200);
  expect((await waiting('waivers')).count).toBe(0);
  expect(await listed()).toMatchObject([{ articleId: owed.id, amountMinor: 125_000 }]);
  await fee.choose(owed.author, 'open');
  await fee.pays(owed.author);
  expect(await listed()).toEqual([]);
  expect((await waiting('fees')).count).toBe(0);
});

test('Overview: letters that were given up, and addresses that they come back from', async () => {
  const [address, stateAt] = [`${v7()}@example.org`, daysAgo(900)];
  await db.insert(undeliverableAddresses).values({ address, reason: '5.1.1', since: stateAt });
  expect((await waiting('addresses')).since).toBe(stateAt.toISOString());
  const letter = { id: v7(), messageId: v7(), kind: 'receipt', toAddress: address, subject: 'Hello', stateAt };
  const before = await waiting('emails');
  await db.insert(emails).values({ ...letter, text: '', html: '', state: 'failed', createdAt: stateAt });
  expect((await waiting('emails')).count).toBe(before.count + 1);
});

/** A manuscript whose versions were submitted and decided about on these days. */
async function aCourse(
  journalId: string,
  ...versions: readonly [
    submitted: Date,
    outcome?: 'accepted' | 'rejected' | 'returned' | 'revision-requested',
    decided?: Date,
  ][]
) {
  const { id } = await aManuscript(product, await aUser(product), { journalId });
  const [row] = await db.select().from(manuscriptVersions).where(eq(manuscriptVersions.manuscriptId, id));
  if (!row) throw new Error('What was submitted has a version');
  await db.delete(manuscriptVersions).where(eq(manuscriptVersions.manuscriptId, id));
  await db.insert(manuscriptVersions).values(
    versions.map(([submittedAt, outcome = null, decidedAt = null], place) => ({
      ...row,
      version: place + 1,
      submittedAt,
      outcome,
      decidedAt,
    })),
  );
  return id;
}

test('Overview: by month of UTC, what came in, what was decided, and the median of the days to the first decision', async () => {
  const { id: journalId } = await aJournal(product);
  const now = new Date();
  const month = (back: number, day: number, hour = 0) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, day, hour));
  await aCourse(journalId, [month(3, 1), 'accepted', month(2, 1, 12)]);
  // Returned to its author, which is no decision; then decided about in another version.
  await aCourse(journalId, [month(2, 1), 'returned', month(2, 3)], [month(2, 4), 'rejected', month(2, 11)]);
  await aCourse(journalId, [month(2, 5), 'revision-requested', month(2, 9)], [month(1, 1), 'accepted', month(1, 8)]);
  const gone = await aCourse(journalId, [month(2, 5), 'accepted', month(2, 6)]);
  await db.update(manuscripts).set({ deletedAt: now }).where(eq(manuscripts.id, gone));

  const months = await monthsOf(journalId);
  expect(months).toHaveLength(12);
  expect(months.at(-1)?.month).toBe(monthOf(now));
  const of = (back: number) => months.find((one) => one.month === monthOf(month(back, 1)));
  const nothing = { submissions: 0, acceptances: 0, rejections: 0, medianDays: null, views: 0, downloads: 0 };
  expect(of(3)).toMatchObject({ ...nothing, submissions: 1 });
  // 10 days and 4 days; and the whole month before until noon.
  expect(of(2)).toMatchObject({ submissions: 2, acceptances: 1, rejections: 1, medianDays: 10 });
  expect(of(1)).toMatchObject({ ...nothing, acceptances: 1 });
  expect(of(5)).toMatchObject(nothing);
});

test('Overview: five years are as many months', async () => {
  const { id } = await aJournal(product);
  const months = await monthsOf(id, '60');
  expect(new Set(months.map(({ month }) => month)).size).toBe(60);
});
