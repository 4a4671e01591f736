import { setTimeout as wait } from 'node:timers/promises';
import { and, count, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { mailings } from '../contracts/mailings.ts';
import { emails, users } from '../server/db/schema/index.ts';
import { sendDueMailings } from '../server/domains/mailings/index.ts';
import { writeNextEmails } from '../server/domains/mailings/write-emails.ts';
import { arrivalsAt, theDeadLetGo } from './mail/after-a-death.ts';
import { anSmtpServer } from './mail/an-smtp-server.ts';
import { reply } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { hour } from './product/later.ts';
import { serverProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';
import { subscribers } from './product/subscribers.ts';

const server = await anSmtpServer();
const product = await startProduct({ SMTP_URL: server.url });
const others = [
  await serverProcess(product, { SMTP_URL: server.url }),
  await serverProcess(product, { SMTP_URL: server.url }),
] as const;
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;

beforeEach(async () => {
  server.pace.slowness = 0;
  server.received.splice(0);
  await db.update(users).set({ marketingCommunications: false });
});

const news = { subject: 'News', emailContent: '<p>It is out.</p>', emailType: 'marketing' as const };
const handIn = async (body: object = {}) =>
  (await reply(product, mailings.send, { body: { ...news, ...body } }, administrator)).mailing.id;
const countsOf = async (mailingId: string) =>
  (await reply(product, mailings.one, { params: { mailingId } }, administrator)).mailing.counts;

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(50)) if (await holds()) return;
  throw new Error('It did not come to that');
}

const arrivals = () => arrivalsAt(server);

/** Servers start and stop. */
const slow = { timeout: 120_000 };

test(
  'three processes, one of them stopped and started in the middle: nobody gets two, nobody is forgotten',
  slow,
  async () => {
    await subscribers(product, 80);
    server.pace.slowness = 60;
    const id = await handIn();
    await until(async () => (await countsOf(id)).sent >= 10);
    await others[0].stop();
    await others[0].start();
    server.pace.slowness = 0;
    await until(async () => (await countsOf(id)).queued === 0);
    expect(await countsOf(id)).toMatchObject({ sent: 80, failed: 0 });
    expect(arrivals()).toHaveLength(80);
    expect(arrivals().filter(({ copies }) => copies > 1)).toEqual([]);
  },
);

test(
  'a process that dies in the middle forgets nobody; what it may have sent comes under the same Message-ID',
  slow,
  async () => {
    await subscribers(product, 80);
    server.pace.slowness = 60;
    const id = await handIn();
    await until(async () => (await countsOf(id)).sent >= 10);
    const waiting = () => db.$count(emails, and(eq(emails.mailingId, id), eq(emails.state, 'queued')));
    const held = and(eq(emails.mailingId, id), eq(emails.state, 'queued'), sql`${emails.claimedUntil} is not null`);
    // All three come to stand in the middle of a batch, each with four emails: between two batches the dead would hold none.
    server.pace.slowness = 5000;
    await until(async () => (await db.$count(emails, held)) === 12);
    await others[0].kill();
    server.pace.slowness = 0;
    // What is left is in the hands of the dead.
    const left = 4;
    await until(async () => (await waiting()) === left);
    await others[0].start();
    await theDeadLetGo(db);
    await until(async () => (await waiting()) === 0);
    expect(await countsOf(id)).toMatchObject({ sent: 80, failed: 0 });
    expect(arrivals()).toHaveLength(80);
    expect(arrivals().filter(({ messages }) => messages > 1)).toEqual([]);
    expect(arrivals().filter(({ copies }) => copies > 1).length).toBeLessThanOrEqual(left);
  },
);

test('three processes that are due at once write each letter once; one that died between two batches is gone on from', async () => {
  await subscribers(product, 460);
  // Of its own: what is written at once must not be sent by the running ones.
  const id = await handIn({ isScheduled: true, scheduledTime: new Date(Date.now() + hour).toISOString() });
  const later = { ...product.system, now: () => new Date(Date.now() + 2 * hour) };
  const quiet = { ...later, jobs: { ...later.jobs, enqueueAll: () => Promise.resolve() } };
  expect(await writeNextEmails(quiet, id)).toBe(true);
  const written = () => db.$count(emails, eq(emails.mailingId, id));
  expect(await written()).toBe(100);
  await Promise.all([1, 2, 3].map(() => sendDueMailings(quiet)));
  expect(await written()).toBe(460);
  const twice = await db
    .select({ times: count() })
    .from(emails)
    .where(eq(emails.mailingId, id))
    .groupBy(emails.userId)
    .having(sql`count(*) > 1`);
  expect(twice).toEqual([]);
});

test('what was due while nothing ran goes at once when a process runs again', async () => {
  await subscribers(product, 3);
  const id = await handIn({ isScheduled: true, scheduledTime: new Date(Date.now() + hour).toISOString() });
  await sendDueMailings({ ...product.system, now: () => new Date(Date.now() + 25 * hour) });
  await until(async () => (await countsOf(id)).sent === 3);
  expect(arrivals()).toHaveLength(3);
});
