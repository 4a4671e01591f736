import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job, type JobResult } from 'pg-boss';
import type { Log } from '../context.ts';
import type { JobPayloads, Jobs } from './jobs.ts';

type SendMail = (mail: JobPayloads['send-mail']) => Promise<void>;

const queueOptions = { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true };
const workOptions = { pollingIntervalSeconds: 2, batchSize: 20, perJobResults: true } as const;

/** Each letter fails or succeeds for itself: one that cannot be delivered must not repeat the others. */
async function sendEach(letters: Job<JobPayloads['send-mail']>[], sendMail: SendMail, log: Log): Promise<JobResult[]> {
  return Promise.all(
    letters.map(async ({ id, data }): Promise<JobResult> => {
      try {
        await sendMail(data);
        return { id, status: 'completed' };
      } catch (error) {
        log.warn({ err: error, job: id }, 'A letter could not be handed over; it will be tried again');
        return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
      }
    }),
  );
}

/** The queue in PostgreSQL; `work` starts the workers of this process. */
export async function openQueue(databaseUrl: string, log: Log) {
  const boss = new PgBoss({ connectionString: databaseUrl, useListenNotify: true, max: 4 });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error'));
  await boss.start();
  await boss.createQueue('send-mail', queueOptions);

  const jobs: Jobs = {
    enqueue: async (db, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(db, sql) });
    },
    check: async () => {
      await boss.getQueue('send-mail');
    },
  };
  const work = (sendMail: SendMail) =>
    boss.work('send-mail', workOptions, (letters: Job<JobPayloads['send-mail']>[]) => sendEach(letters, sendMail, log));
  return { jobs, work, close: () => boss.stop({ graceful: true, timeout: 5000 }) };
}
