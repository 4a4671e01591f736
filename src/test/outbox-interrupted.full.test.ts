import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emails } from '../server/db/schema/index.ts';
import { ofNoManuscript, sendWritten } from '../server/domains/emails/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { arrivalsAt, theDeadLetGo } from './mail/after-a-death.ts';
import { anSmtpServer } from './mail/an-smtp-server.ts';
import { serverProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';

const smtp = await anSmtpServer();
const settings = { SMTP_URL: smtp.url };
const product = await startProduct(settings, { hasWorkers: false });
const { db } = product.parts;
const [first] = [
  await serverProcess(product, settings),
  await serverProcess(product, settings),
  await serverProcess(product, settings),
] as const;

const count = 90;
const people = Array.from({ length: count }, (_, place) => `reader${place}@example.org`);
const secret = (place: number) => `https://journals.example.org/reset/secret-${place}`;
const isWaiting = eq(emails.state, 'queued');
const waiting = () => db.$count(emails, isWaiting);
/** What a process takes at once; emails of it that wait for a connection may not be begun with. */
const batch = 20;
const jobsLeft = async () => {
  const { rows } = await db.execute(
    sql`select from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')`,
  );
  return rows.length;
};

test(
  'row 61: three processes, one of them killed in the middle: each letter once, or again under its Message-ID where it died after DATA',
  { timeout: 120_000 },
  async () => {
    // So long that 15 messages are five of each process.
    smtp.pace.slowness = 10_000;
    await inTransaction(product.system, async (tx) => {
      for (const [place, to] of people.entries())
        await sendWritten(
          tx,
          {
            kind: 'test',
            to,
            subject: 'Hello',
            text: `Hello ${secret(place)}`,
            html: `<p>Hello ${secret(place)}</p>`,
            secret: secret(place),
          },
          ofNoManuscript,
        );
    });
    await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(15);
    await first.kill();
    smtp.pace.slowness = 0;
    // What is left is in the hands of the dead.
    await expect.poll(jobsLeft, { timeout: 60_000 }).toBe(batch);
    const left = await waiting();
    expect(left).toBeGreaterThan(0);
    await theDeadLetGo(db);
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);

    const arrived = arrivalsAt(smtp);
    expect(arrived).toHaveLength(count);
    expect(arrived.filter(({ messages }) => messages > 1)).toEqual([]);
    const again = arrived.filter(({ copies }) => copies > 1);
    // Those that it had handed over whole, and was not told that they had arrived.
    expect(again.length).toBeGreaterThan(0);
    expect(again.length).toBeLessThanOrEqual(left);
    expect(again.filter(({ copies }) => copies > 2)).toEqual([]);
    const rows = await db.select().from(emails);
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
    expect(rows.filter(({ tries }) => tries > 1).length).toBeGreaterThanOrEqual(again.length);
    // What was sent by whom is forgotten by all.
    expect(JSON.stringify(rows)).not.toContain('secret-');
  },
);
