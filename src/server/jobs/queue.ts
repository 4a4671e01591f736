import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job, type JobResult } from 'pg-boss';
import type { Log } from '../context.ts';
import { wholeShare } from '../db/connection-share.ts';
import type { Database } from '../db/database.ts';
import { jobNames, type JobHandlers, type JobName, type JobPayloads, type Jobs } from './jobs.ts';

const pause = 60_000;

/** Tells the first, and then one a minute at the most: while the database is away the queue reports an error many times a second. */
export function onceAMinute<Told>(tell: (told: Told) => void): (told: Told) => void {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (told) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + pause;
    tell(told);
  };
}

/** After so many seconds a job that failed is tried again; later each time. */
const retryDelay = 5;
const queueOptions = { retryLimit: 8, retryDelay, retryBackoff: true, notify: true };
/** Emails say themselves when they are given up; until then they are tried at growing distances, of two hours at the most. */
const mailOptions = {
  ...queueOptions,
  retryLimit: 200,
  retryDelayMax: 7200,
  // A worker that died releases its emails sooner than other work.
  expireInSeconds: 180,
  retentionSeconds: 30 * 86_400,
  // What became of an email is in its row.
  deleteAfterSeconds: 86_400,
};
/** Recurring jobs: their schedule. None overlaps itself, however many processes run. */
const scheduled = {
  'read-bounces': '*/5 * * * *',
  'clear-leftovers': '17 * * * *',
  'settle-open-orders': '*/10 * * * *',
  // Each hour, because it tries again while the provider is away; once a day is enough when it is not.
  'compare-with-provider': '41 * * * *',
  'send-reminders': '*/15 * * * *',
  'send-message-emails': '*/5 * * * *',
  'lapse-invitations': '3 * * * *',
  'seal-records': '* * * * *',
  'sum-usage': '*/10 * * * *',
  'resume-issue-builds': '* * * * *',
  'register-dois': '* * * * *',
  'write-orcid-works': '* * * * *',
  'look-up-references': '* * * * *',
  'follow-open-periods': '1 * * * *',
} as const satisfies Partial<Record<JobName, string>>;
/** Each minute, also while an earlier run goes on: that one may have died with its process, and they keep out of each other's way. */
const eachMinute = 'send-due-mailings' satisfies JobName;
/** The work that comes again of itself. */
export const repeatedJobs: readonly string[] = [eachMinute, ...Object.keys(scheduled)];
// After a full batch there may be more, without another notification; the next poll is half a minute away.
const workOptions = {
  pollingIntervalSeconds: 2,
  // Retries are not notified either.
  notifyPollingIntervalSeconds: retryDelay,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
/** Fewer at once than the mail server is asked over: a connection is always free for an email that one person waits for. */
const mailingWork = { ...workOptions, batchSize: 4 };

/** Each job fails or succeeds for itself: an email that cannot be delivered must not repeat the others. */
async function doEach<N extends JobName>(
  name: N,
  batch: Job<JobPayloads[N]>[],
  handle: JobHandlers[N],
  log: Log,
): Promise<JobResult[]> {
  return Promise.all(
    batch.map(async ({ id, data }): Promise<JobResult> => {
      try {
        await handle(data);
        return { id, status: 'completed' };
      } catch (error) {
        log.warn({ err: error, job: id, name }, 'A job could not be done; it will be tried again');
        return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
      }
    }),
  );
}

interface Queueing {
  readonly connections: number;
  /** Whether this process does jobs; one that does none looks after no others either. */
  readonly works: boolean;
}

async function createQueues(boss: PgBoss): Promise<void> {
  const there = new Set((await boss.getQueues([...jobNames])).map(({ name }) => name));
  for (const name of jobNames.filter((wanted) => !there.has(wanted)))
    await boss.createQueue(
      name,
      name in scheduled ? { ...queueOptions, policy: 'exclusive', retryLimit: 2 } : queueOptions,
    );
  // Of a queue that an earlier version made, too. Emails to many have their own, so that what one person waits for overtakes them.
  for (const name of ['send-mail', 'send-mailing-letter']) await boss.updateQueue(name, mailOptions);
}

/** Lets emails that wait for another try go at once: what they waited for is back. */
async function hurryEmails(boss: PgBoss): Promise<void> {
  for (const name of ['send-mail', 'send-mailing-letter'] satisfies JobName[])
    for (const { id, state, startAfter } of await boss.findJobs(name, { queued: true }))
      if (state === 'retry' && startAfter > new Date())
        await boss.update(name, undefined, { id, startAfter: new Date() });
}

/** The queue in PostgreSQL; `work` starts the workers of this process. */
export async function openQueue(
  databaseUrl: string,
  log: Log,
  { connections, works }: Queueing = { connections: wholeShare.queue, works: true },
) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'colophon jobs',
    max: connections,
    useListenNotify: works,
    supervise: works,
    schedule: works,
  });
  boss.on(
    'error',
    onceAMinute((error) => log.error({ err: error }, 'The job queue reports an error')),
  );
  await boss.start();
  await createQueues(boss);

  const jobs: Jobs = {
    enqueue: async (db, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(db, sql) });
    },
    enqueueAll: async (db, name, payloads) => {
      const jobsToAdd = payloads.map((data) => ({ data }));
      if (jobsToAdd.length > 0) await boss.insert(name, jobsToAdd, { db: fromDrizzle(db, sql) });
    },
    check: async () => {
      const there = new Set((await boss.getQueues([...jobNames])).map(({ name }) => name));
      const missing = jobNames.filter((name) => !there.has(name));
      if (missing.length > 0) throw new Error(`The database has no queue of ${missing.join(', ')}`);
    },
  };
  const workOn = <N extends JobName>(name: N, handle: JobHandlers[N]) =>
    boss.work(name, name === 'send-mailing-letter' ? mailingWork : workOptions, (batch: Job<JobPayloads[N]>[]) =>
      doEach(name, batch, handle, log),
    );
  const work = async (handlers: JobHandlers) => {
    if (!works) return;
    for (const name of jobNames) await workOn(name, handlers[name]);
    await boss.schedule(eachMinute, '* * * * *', null, { tz: 'UTC' });
    for (const [name, cron] of Object.entries(scheduled)) await boss.schedule(name, cron, null, { tz: 'UTC' });
  };
  /** How many jobs of each name wait to be done now, as counted within the last minute. */
  const countWaiting = async () =>
    Object.fromEntries((await boss.getQueues([...jobNames])).map(({ name, readyCount }) => [name, readyCount]));
  /** Puts work back that waited elsewhere. */
  const restore = async (db: Database, name: JobName, data: object) => {
    await boss.send(name, data, { db: fromDrizzle(db, sql) });
  };
  /** Takes up nothing new; what is being done goes on. */
  const rest = async () => {
    for (const name of jobNames) await boss.offWork(name, { wait: false });
  };
  const close = () => boss.stop({ graceful: true, timeout: 5000 });
  return { jobs, work, rest, countWaiting, restore, hurryEmails: () => hurryEmails(boss), close };
}
