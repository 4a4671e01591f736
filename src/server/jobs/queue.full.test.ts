import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { emailIdOf, type JobPayloads } from './jobs.ts';
import { openQueue } from './queue.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { url } = await testDatabase();
const database = openDatabase(url, () => undefined);
const queue = await openQueue(url, quiet);
afterAll(async () => {
  await queue.close();
  await database.close();
});

const handed: string[] = [];
const triedAt: number[] = [];
const emailTo = (to: string) => ({ emailId: to });

test(
  'a letter that cannot be delivered is tried again, soon, and the others go out once',
  { timeout: 40_000 },
  async () => {
    for (const to of ['a@example.org', 'bad@example.org', 'c@example.org'])
      await queue.jobs.enqueue(database.db, 'send-mail', emailTo(to));
    const deliver = (job: JobPayloads['send-mail']) => {
      const to = 'to' in job ? job.to : emailIdOf(job);
      handed.push(to);
      if (to === 'bad@example.org') triedAt.push(Date.now());
      const isFirstTry = handed.filter((other) => other === to).length === 1;
      return (to === 'bad@example.org' || to === 'early@example.org') && isFirstTry
        ? Promise.reject(new Error('refused'))
        : Promise.resolve();
    };
    const idle = () => Promise.resolve();
    await queue.work({
      'send-mail': deliver,
      'read-bounces': idle,
      'send-refund': idle,
      'write-account-letter': idle,
      'clear-leftovers': idle,
      'clear-replaced': idle,
      'settle-open-orders': idle,
      'compare-with-provider': idle,
      'lapse-invitations': idle,
      'make-review-copies': idle,
      'check-anonymity': idle,
      'compare-with-portal': idle,
      'send-reminders': idle,
      'send-message-emails': idle,
      'seal-records': idle,
      'sum-usage': idle,
      'follow-open-periods': idle,
      'end-issue-checkouts': idle,
      'end-fee-checkouts': idle,
      'retire-issue-price': idle,
      'build-issue': idle,
      'resume-issue-builds': idle,
      'send-due-mailings': idle,
      'send-mailing-letter': idle,
      'register-dois': idle,
      'read-manuscript-text': idle,
      'write-orcid-works': idle,
      'look-up-references': idle,
    });
    for (let tries = 0; tries < 350 && handed.length < 4; tries += 1) await wait(100);
    expect(handed.toSorted()).toEqual(['a@example.org', 'bad@example.org', 'bad@example.org', 'c@example.org']);
    const [first = 0, second = Infinity] = triedAt;
    // From 5 to 10 seconds later by its delay, and found within 5 more.
    expect(second - first).toBeLessThan(20_000);
  },
);

test('a job exists only if the change that asked for it does', async () => {
  const change = database.db.transaction(async (tx) => {
    await queue.jobs.enqueue(tx, 'send-mail', emailTo('never@example.org'));
    throw new Error('the change failed');
  });
  await expect(change).rejects.toThrow('the change failed');
  await queue.jobs.enqueue(database.db, 'send-mail', emailTo('after@example.org'));
  for (let tries = 0; tries < 100 && !handed.includes('after@example.org'); tries += 1) await wait(100);
  expect(handed).toContain('after@example.org');
  expect(handed).not.toContain('never@example.org');
});

test('what is more than a batch goes out at once, too', { timeout: 40_000 }, async () => {
  const many = Array.from({ length: 65 }, (_, place) => `reader${place}@example.org`);
  await database.db.transaction(async (tx) => {
    for (const to of many) await queue.jobs.enqueue(tx, 'send-mail', emailTo(to));
  });
  for (let tries = 0; tries < 200 && !many.every((to) => handed.includes(to)); tries += 1) await wait(100);
  expect(many.filter((to) => !handed.includes(to))).toEqual([]);
});

test('letters that wait for another try need not wait any longer once they are hurried', async () => {
  const waiting = async () =>
    (
      await database.db.execute(sql`
        select 1 from pgboss.job where state = 'retry' and start_after > now() and data->>'emailId' = 'early@example.org'`)
    ).rowCount;
  await queue.jobs.enqueue(database.db, 'send-mail', emailTo('early@example.org'));
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  await queue.hurryEmails();
  expect(await waiting()).toBe(0);
});

test('a queue that the database lacks is found', async () => {
  await queue.jobs.check();
  await database.db.execute(sql`update pgboss.queue set name = 'away' where name = 'build-issue'`);
  await expect(queue.jobs.check()).rejects.toThrow('The database has no queue of build-issue');
  await database.db.execute(sql`update pgboss.queue set name = 'build-issue' where name = 'away'`);
});
