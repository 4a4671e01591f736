import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { emails, mailings } from '../server/db/schema/index.ts';
import { clearLeftovers } from '../server/workflows/cleanup/clear-leftovers.ts';
import { day } from './product/later.ts';
import { startProduct } from './product/start-product.ts';
import { subscribers } from './product/subscribers.ts';

const product = await startProduct();
const { db } = product.parts;
const fate = async (id: string) => (await db.select().from(emails).where(eq(emails.id, id)))[0] ?? null;

/** Clears without anything being sent: what is given its job anew waits on. */
async function clear(): Promise<string[]> {
  const taken: string[] = [];
  const { jobs } = product.system;
  const enqueue: typeof jobs.enqueue = async (...[db_, name, payload, ...more]) => {
    if (name !== 'send-mail') return jobs.enqueue(db_, name, payload, ...more);
    if ('emailId' in payload) taken.push(payload.emailId);
  };
  await clearLeftovers({ ...product.system, jobs: { ...jobs, enqueue } });
  return taken;
}

type Traits = Partial<typeof emails.$inferInsert>;

async function anEmail({ days, ...traits }: Traits & { days: number }): Promise<string> {
  const at = new Date(Date.now() - days * day);
  const id = v7();
  const words = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', lastError: '450 Later' };
  const letter = { id, messageId: `${id}@example.org`, kind: 'test', toAddress: `${id}@receivers.example`, ...words };
  await db.insert(emails).values({ ...letter, state: 'sent', createdAt: at, stateAt: at, ...traits });
  return id;
}

async function aMailing(): Promise<string> {
  const at = new Date();
  const id = v7();
  const words = { subject: 'News', contentHtml: '<p>News</p>' };
  await db.insert(mailings).values({ id, emailType: 'marketing', state: 'sent', sendAt: at, createdAt: at, ...words });
  return id;
}

test('letters of more than three months are deleted once they wait no more; what waits is given its job again', async () => {
  const gone = await Promise.all(
    (['sent', 'failed', 'bounced', 'cancelled'] as const).map((state) => anEmail({ days: 91, state })),
  );
  const young = await anEmail({ days: 89 });
  const waiting = await anEmail({ days: 91, state: 'queued' });
  const waitingShortly = await anEmail({ days: 2, state: 'queued' });
  expect(await clear()).toEqual([waiting]);
  expect(await Promise.all(gone.map(fate))).toEqual([null, null, null, null]);
  for (const id of [young, waiting, waitingShortly]) expect(await fate(id)).not.toBeNull();
});

test('of a mailing’s letters of more than three months the count stays, without who they went to; what waits is left', async () => {
  const [person, another, third] = await subscribers(product, 3);
  const mailingId = await aMailing();
  const old = await anEmail({ days: 91, mailingId, userId: person?.id, state: 'bounced' });
  const waiting = await anEmail({ days: 91, mailingId, userId: another?.id, state: 'queued' });
  const young = await anEmail({ days: 89, mailingId, userId: third?.id });
  expect(await clear()).not.toContain(waiting);
  expect(await fate(old)).toMatchObject({ state: 'bounced', mailingId, toAddress: '', userId: null, lastError: null });
  expect(await fate(waiting)).toMatchObject({ userId: another?.id, toAddress: `${waiting}@receivers.example` });
  expect(await fate(young)).toMatchObject({ userId: third?.id, toAddress: `${young}@receivers.example` });
});

test('the farewell to an erased account goes when it has left, not while it waits; a mailing’s count stays', async () => {
  const [erased] = await subscribers(product, 1, { deletedAt: new Date() });
  const [person] = await subscribers(product, 1);
  const left = await anEmail({ days: 0, userId: erased?.id });
  const waiting = await anEmail({ days: 0, userId: erased?.id, state: 'queued' });
  const counted = await anEmail({ days: 0, userId: erased?.id, mailingId: await aMailing() });
  const living = await anEmail({ days: 0, userId: person?.id });
  await clear();
  expect(await fate(left)).toBeNull();
  for (const id of [waiting, counted, living]) expect(await fate(id)).not.toBeNull();
});
