import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { record } from '../contracts/audit-log.ts';
import { paymentFindings, users } from '../server/db/schema/index.ts';
import { addAuditEntry } from '../server/domains/audit-log/index.ts';
import { reply } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { aJournal, aManuscript, type TestUser } from './product/factories.ts';
import { anOrder } from './product/orders.ts';
import { aManuscriptInReview } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';
import { behindItsGuards } from './audit-log/a-record.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal, author, administrator } = await aBoard(product);
await db.update(users).set({ isAdmin: true }).where(eq(users.id, author.user.id));
const own = await aManuscriptInReview(product, author, journal.id);

const subjectsOf = async (subjectId: string, { token }: TestUser) =>
  (await reply(product, record.entries, { query: { subject: subjectId } }, { token })).entries.map(({ what }) => what);
const check = ({ token }: TestUser, after = 0) =>
  reply(product, record.check, { body: { after, noted: null } }, { token });

/** An order for a manuscript, and what was found of it when the books were compared. */
async function aFoundOrder(manuscriptId: string) {
  const { id: orderId } = await anOrder(product, administrator.user.id, {
    kind: 'handling-fee',
    plan: null,
    manuscriptId,
  });
  const finding = { id: v7(), kind: 'paid-twice', subject: `pi_${orderId}`, detail: 'More', orderId } as const;
  await db.insert(paymentFindings).values({ ...finding, foundAt: new Date() });
  for (const id of [orderId, finding.id]) await addAuditEntry(product.system, 'refunded', id);
  return [orderId, finding.id];
}

test('the record: what was paid for their own manuscript, and found of it, an administrator does not read', async () => {
  const theirs = await aFoundOrder(own.id);
  const [order = '', finding = ''] = await aFoundOrder((await aManuscript(product, administrator)).id);
  for (const id of [...theirs, order, finding]) expect(await subjectsOf(id, administrator)).toHaveLength(1);
  for (const id of theirs) expect(await subjectsOf(id, author)).toEqual([]);
  for (const id of [order, finding]) expect(await subjectsOf(id, author)).toHaveLength(1);
});

test('the record: where an entry about their own manuscript does not fit, an administrator learns the place alone', async () => {
  await addAuditEntry(product.system, 'submitted', own.id);
  const { end } = await check(administrator);
  const change = `update audit_log set details = '{"changed": true}' where position = ${end.position}`;
  await behindItsGuards(db, change);
  const fault = { kind: 'changed', position: end.position };
  expect((await check(administrator)).fault).toMatchObject({ ...fault, entry: { subject: { id: own.id } } });
  expect((await check(author)).fault).toEqual({ ...fault, entry: null });
});

test.each(['%', '_', '\\'])('the record: what is named is searched for %s to the letter', async (sign) => {
  const named = await aJournal(product, { title: `Dunes ${sign} Sands`, abbreviation: `A${v7().slice(-8)}` });
  const other = await aJournal(product);
  for (const { id } of [named, other]) await addAuditEntry(product.system, 'journal-changed', id);
  const { entries } = await reply(product, record.entries, { query: { subject: sign } }, administrator);
  expect(entries.map(({ subject }) => subject.id)).toEqual([named.id]);
});
