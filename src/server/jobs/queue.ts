import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Log } from '../context.ts';
import type { JobName, JobPayloads, Jobs } from './jobs.ts';

type Workers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

const queueOptions = { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true };
const jobNames: readonly JobName[] = ['send-mail'];

/** The queue in PostgreSQL; `work` starts the workers of this process. */
export async function openQueue(databaseUrl: string, log: Log) {
  const boss = new PgBoss({ connectionString: databaseUrl, useListenNotify: true, max: 4 });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error'));
  await boss.start();
  for (const name of jobNames) await boss.createQueue(name, queueOptions);

  const jobs: Jobs = {
    enqueue: async (db, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(db, sql) });
    },
    check: async () => {
      await boss.getQueue('send-mail');
    },
  };
  const work = async (workers: Workers) => {
    await boss.work<JobPayloads['send-mail']>(
      'send-mail',
      { pollingIntervalSeconds: 2, batchSize: 20 },
      async (batch) => {
        for (const job of batch) await workers['send-mail'](job.data);
      },
    );
  };
  return { jobs, work, close: () => boss.stop({ graceful: true, timeout: 5000 }) };
}
