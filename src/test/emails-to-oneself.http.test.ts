import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { outbox } from '../contracts/outbox.ts';
import { emails, undeliverableAddresses, users } from '../server/db/schema/index.ts';
import { reply } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import type { TestUser } from './product/factories.ts';
import { aManuscriptInReview } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal, author, administrator } = await aBoard(product);
await db.update(users).set({ isAdmin: true }).where(eq(users.id, author.user.id));
const own = await aManuscriptInReview(product, author, journal.id);
const withTag = author.email.replace('@', '+papers@').toUpperCase();

test.each([
  ['their account, at an address of before', { toAddress: 'before@elsewhere.example', userId: author.user.id }, true],
  ['their address in another spelling, before there was an account', { toAddress: withTag, userId: null }, true],
  ['somebody else', { toAddress: `x${author.email}`, userId: null }, false],
])('of the letters about their own manuscript an administrator reads one to %s: %#', async (_whom, to, isRead) => {
  const [at, id] = [new Date(), v7()];
  const words = { subject: 'Your paper', text: 'Hello', html: '<p>Hello</p>' };
  const letter = { id, messageId: `${id}@example.org`, kind: 'test', ...words, manuscriptId: own.id, ...to } as const;
  await db.insert(emails).values({ ...letter, state: 'sent', createdAt: at, stateAt: at });
  const idsFor = async ({ token }: TestUser) =>
    (await reply(product, outbox.list, { query: { q: to.toAddress } }, { token })).emails.map((found) => found.id);
  expect(await idsFor(administrator)).toEqual([id]);
  expect(await idsFor(author)).toEqual(isRead ? [id] : []);
});

test('that letters about their own manuscript come back from their own address, in any spelling, an administrator reads', async () => {
  const marks = [withTag.toLowerCase(), `x${author.email}`];
  for (const address of marks)
    await db
      .insert(undeliverableAddresses)
      .values({ address, reason: 'Unknown', since: new Date(), manuscriptId: own.id });
  const markedFor = async ({ token }: TestUser) =>
    (await reply(product, outbox.undeliverable, { query: {} }, { token })).addresses.map(({ address }) => address);
  expect((await markedFor(administrator)).toSorted()).toEqual(marks.toSorted());
  expect(await markedFor(author)).toEqual([withTag.toLowerCase()]);
});
