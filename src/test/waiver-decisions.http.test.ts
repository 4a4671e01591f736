import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { fees } from '../contracts/fees.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { handlingFees, records, users, waiverRequests } from '../server/db/schema/index.ts';
import { refusal, reply } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { waitingForLock } from './product/locks.ts';
import { statusesOf } from './product/manuscript-steps.ts';
import { anOwedFee, feeSteps, lastRequest } from './product/owed-fee.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;

test('an empty field is no percentage, and never 0', async () => {
  const { id, author, administrator } = await anOwedFee(product);
  await feeSteps(product, id).ask(author, 50);
  const params = { requestId: await lastRequest(product, id, author) };
  for (const grantedPercent of ['', ' ', null, 'much', 12.5, 101]) {
    const asked = { params, body: { grantedPercent, answer: 'No.' } };
    expect((await refusal(product, fees.decideWaiver, asked, { token: administrator.token })).status).toBe(422);
  }
});

test('two administrators decide at once: one decision stands, the other is told so', async () => {
  const { id, author, administrator } = await anOwedFee(product);
  const other = await aUser(product, { isAdmin: true });
  const steps = feeSteps(product, id);
  await steps.ask(author, 50);
  const requestId = await lastRequest(product, id, author);
  const answers = await Promise.all([
    steps.decide(administrator, requestId, 50),
    steps.decide(other, requestId, 0, 'Not this year.'),
    steps.decide(administrator, requestId, 20, 'A part of it.'),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409, 409]);
  const done = and(eq(records.subjectId, id), eq(records.action, 'waiver-decided'));
  expect(await db.select().from(records).where(done)).toHaveLength(1);
});

test('policy on waivers: a second request is looked at by somebody who did not take the first decision', async () => {
  const { id, author, administrator } = await anOwedFee(product);
  const other = await aUser(product, { isAdmin: true });
  const steps = feeSteps(product, id);
  await steps.ask(author, 50);
  await steps.decide(administrator, await lastRequest(product, id, author), 0, 'No.');
  await steps.ask(author, 50, 'What is new: our grant has ended.');
  const requestId = await lastRequest(product, id, author);
  const seen = async ({ token }: { token: string }) =>
    (await reply(product, fees.waiverRequests, { query: { state: 'waiting' } }, { token })).requests.find(
      (request) => request.id === requestId,
    );
  const counted = async ({ token }: { token: string }) =>
    (await reply(product, manuscripts.counts, {}, { token })).waiverRequests;
  expect([await seen(administrator), await seen(other)]).toMatchObject([
    { mayDecide: false, whyNot: expect.stringContaining('Another administrator decides this one.') as string },
    { mayDecide: true, whyNot: null },
  ]);
  const forOne = (await counted(administrator)) ?? 0;
  expect(await counted(other), 'the dashboard counts what the person may decide').toBe(forOne + 1);
  expect(await counted(author)).toBeNull();
  expect(await steps.decide(administrator, requestId, 50)).toMatchObject({ status: 403 });
  expect((await steps.decide(other, requestId, 50)).status).toBe(200);
  expect([await counted(administrator), await counted(other)]).toEqual([forOne, forOne]);
});

test('an administrator does not decide their own request while there is another', async () => {
  const { id, author } = await anOwedFee(product);
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, author.user.id));
  const steps = feeSteps(product, id);
  await steps.ask(author, 50);
  const requestId = await lastRequest(product, id, author);
  expect(await steps.decide(author, requestId, 50)).toMatchObject({ status: 403 });
  await db.update(users).set({ isAdmin: false }).where(eq(users.isAdmin, true));
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, author.user.id));
  expect((await steps.decide(author, requestId, 50)).status).toBe(200);
});

test('the list holds those that wait first, the oldest first, then the decided, part by part and without a gap', async () => {
  const { id, author, administrator } = await anOwedFee(product);
  await feeSteps(product, id).ask(author, 50);
  const requestId = await lastRequest(product, id, author);
  const [row] = await db.select().from(waiverRequests).where(eq(waiverRequests.id, requestId));
  if (!row) throw new Error('Nothing was asked for');
  const decided = Array.from({ length: 40 }, () => ({
    ...row,
    id: v7(),
    state: 'granted' as const,
    grantedPercent: 50,
  }));
  await db.insert(waiverRequests).values(decided);
  const read = (query: { state?: 'granted' | 'waiting'; after?: string }) =>
    reply(product, fees.waiverRequests, { query }, { token: administrator.token });
  const first = await read({});
  expect(first.requests).toHaveLength(25);
  const ids = [...first.requests];
  for (let next = first.next; next !== null;) {
    const part = await read({ after: next });
    ids.push(...part.requests);
    next = part.next;
  }
  const states = ids.map(({ state }) => (state === 'waiting' ? 0 : 1));
  expect(states).toEqual(states.toSorted((one, two) => one - two));
  expect(new Set(ids.map((each) => each.id)).size).toBe(ids.length);
  expect(ids.filter((each) => decided.some((one) => one.id === each.id))).toHaveLength(40);
  expect((await read({ state: 'waiting' })).requests.every(({ state }) => state === 'waiting')).toBe(true);
  expect((await read({ state: 'granted' })).requests.every(({ state }) => state === 'granted')).toBe(true);
  expect(ids.find((each) => each.id === requestId)).toMatchObject({
    percentAsked: 50,
    requestedBy: 'Dr Alex Example',
    country: 'AE',
    fee: { listMinor: 250_000, ruleWaiver: null },
  });
  const strange = { query: { after: 'waiting.1' } };
  expect((await refusal(product, fees.waiverRequests, strange, { token: administrator.token })).status).toBe(422);
});

test('what an author asked for is in their own data, and its words go with the account, which waits for no answer', async () => {
  const { id, author, administrator } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  await steps.ask(author, 50, 'Our grant has ended.');
  const asked = { percentAsked: 50, justification: 'Our grant has ended.', state: 'waiting', answer: null };
  const own = { params: { id: author.user.id } };
  expect((await reply(product, accounts.ownData, own, { token: author.token })).waivers).toMatchObject([asked]);
  const requestId = await lastRequest(product, id, author);
  const deletion = { ...own, body: { currentPassword: password } };
  await reply(product, accounts.deleteAccount, deletion, { token: author.token });
  const [row] = await db.select().from(waiverRequests).where(eq(waiverRequests.id, requestId));
  expect(row).toMatchObject({ justification: '', state: 'refused', percentAsked: 50 });
  expect((await steps.decide(administrator, requestId, 50)).status).toBe(409);
});

test('a reduction by country that is taken while the office grants more takes nothing back', async () => {
  const { id, author } = await anOwedFee(product, { country: 'IN' });
  const row = eq(handlingFees.manuscriptId, id);
  const claim = await db.transaction(async (tx) => {
    await tx.update(handlingFees).set({ waiverPercent: 90 }).where(row);
    const claimed = feeSteps(product, id).claim(author);
    await waitingForLock(product);
    return { claimed };
  });
  expect((await claim.claimed).status).toBe(409);
  expect((await feeSteps(product, id).read(author)).waiverPercent).toBe(90);
});
