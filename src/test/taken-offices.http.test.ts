import { and, eq, inArray, ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { administration } from '../contracts/administration.ts';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { fees } from '../contracts/fees.ts';
import { orders, users } from '../server/db/schema/index.ts';
import { decideWaiverRequest } from '../server/domains/fees/index.ts';
import { reply, send } from './product/client.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { anOwedFee, feeSteps, lastRequest } from './product/owed-fee.ts';
import { aManuscriptInReview, aReviewedJournal, aScholar, giveRole } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;

/** What an administrator does to another, as the screens have it. */
const of = (person: TestUser) => ({ userId: person.user.id });
const setAdmin = (by: TestUser, person: TestUser, isAdmin: boolean) =>
  reply(product, administration.setAdministrator, { params: of(person), body: { isAdmin } }, by);
const setDisabled = (by: TestUser, person: TestUser, isDisabled: boolean) =>
  reply(product, administration.setDisabled, { params: of(person), body: { isDisabled } }, by);
const setRole = (by: TestUser, person: TestUser, journalId: string, isHeld: boolean) =>
  reply(
    product,
    administration.setJournalRole,
    { params: of(person), body: { journalId, role: 'editor-in-chief', isHeld } },
    by,
  );

const refusedFor = 'An administrator or editor lost their role here in the last 30 days';
const isRefused = { status: 403, text: expect.stringContaining(refusedFor) as string };

/** The record is everybody’s: the tests begin with the one that takes no office, and end with the one that takes an administrator’s. */
beforeEach(() => db.update(users).set({ isAdmin: false }));

/** A request of an author who is an administrator beside one other. */
async function aRequestOfTheirOwn() {
  const { id, author, administrator } = await anOwedFee(product);
  await db
    .update(users)
    .set({ isAdmin: true })
    .where(inArray(users.id, [author.user.id, administrator.user.id]));
  await feeSteps(product, id).ask(author, 50);
  return { id, author, administrator, requestId: await lastRequest(product, id, author) };
}

test('a house with one administrator, who took no office from anybody: they decide and refund what is their own', async () => {
  const { id, author, requestId } = await aRequestOfTheirOwn();
  await db.update(users).set({ isAdmin: false }).where(ne(users.id, author.user.id));
  await setDisabled(author, await aUser(product), true);
  expect((await feeSteps(product, id).decide(author, requestId, 50)).status).toBe(200);
  await feeSteps(product, id).choose(author, 'open');
  await feeSteps(product, id).pays(author);
  const [order] = await db.select().from(orders).where(eq(orders.manuscriptId, id));
  const refund = { params: { orderId: order?.id ?? '' }, body: { reason: 'Mine' } };
  expect((await send(product, bookkeeping.refund, refund, author)).status).toBe(200);
});

test('who takes an office at the journal does not delete what everybody in office has a part in; another journal’s tells nothing', async () => {
  const [journal, other] = [await aReviewedJournal(product), await aReviewedJournal(product)];
  const [sole, chief] = [await aUser(product, { isAdmin: true }), await aScholar(product)];
  await giveRole(product, chief, journal.id, 'editor-in-chief');
  await giveRole(product, chief, other.id, 'editor-in-chief');
  const { id } = await aManuscriptInReview(product, sole, journal.id);
  const second = await aManuscriptInReview(product, sole, other.id);
  const remove = (articleId: string) => stepsWith(product, articleId).remove(sole);
  expect((await remove(id)).text).not.toContain(refusedFor);
  await setRole(sole, chief, journal.id, false);
  expect(await remove(id)).toMatchObject(isRefused);
  // An office at another journal tells nothing of this one.
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, chief.user.id));
  expect((await remove(second.id)).status).toBe(200);
});

test('who disables the only other administrator does not decide on their own', async () => {
  const { id, author, administrator, requestId } = await aRequestOfTheirOwn();
  await setDisabled(author, administrator, true);
  expect(await feeSteps(product, id).decide(author, requestId, 50)).toMatchObject(isRefused);
  await db.update(users).set({ disabledAt: null }).where(eq(users.id, administrator.user.id));
});

test('who takes the office from the other administrators does not decide, refund or delete what is their own, for thirty days', async () => {
  const { id, author, administrator, requestId } = await aRequestOfTheirOwn();
  const third = await aUser(product, { isAdmin: true });
  const fee = feeSteps(product, id);
  expect((await fee.decide(author, requestId, 50)).text).toContain('Another administrator decides it.');
  // By way of another account, which then gives up its own office.
  await setAdmin(third, administrator, false);
  await setAdmin(third, third, false);
  expect(await fee.decide(author, requestId, 50)).toMatchObject(isRefused);
  const { requests } = await reply(product, fees.waiverRequests, { query: { state: 'waiting' } }, author);
  expect(requests.find((one) => one.id === requestId)).toMatchObject({
    mayDecide: false,
    whyNot: expect.stringContaining(refusedFor) as string,
  });

  const journal = await aReviewedJournal(product);
  const paper = await aManuscriptInReview(product, author, journal.id);
  expect(await stepsWith(product, paper.id).remove(author)).toMatchObject(isRefused);

  const paid = await anOwedFee(product);
  await db
    .update(users)
    .set({ isAdmin: false })
    .where(and(eq(users.isAdmin, true), ne(users.id, author.user.id)));
  await feeSteps(product, paid.id).choose(paid.author, 'open');
  await feeSteps(product, paid.id).pays(paid.author);
  await db.update(orders).set({ userId: author.user.id }).where(eq(orders.manuscriptId, paid.id));
  const [order] = await db.select().from(orders).where(eq(orders.manuscriptId, paid.id));
  const refund = { params: { orderId: order?.id ?? '' }, body: { reason: 'Mine' } };
  expect(await send(product, bookkeeping.refund, refund, author)).toMatchObject(isRefused);

  const actor = { kind: 'user', userId: author.user.id, email: author.email, isAdmin: true, sessionId: id } as const;
  const later = { ...product.system, actor, now: () => new Date(product.system.now().getTime() + 31 * day) };
  expect((await decideWaiverRequest(later, requestId, { grantedPercent: 50 })).message).toContain('granted');
});
