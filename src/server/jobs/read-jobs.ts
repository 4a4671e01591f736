import { PgBoss, type Db, type JobWithMetadata } from 'pg-boss';
import { jobNames } from './jobs.ts';

/** Jobs of all names, read over a connection of the caller's; it starts and changes nothing. */
async function readJobs(executeSql: Db['executeSql'], which: { readonly queued: boolean }): Promise<JobWithMetadata[]> {
  const boss = new PgBoss({ db: { executeSql } });
  const jobs: JobWithMetadata[] = [];
  for (const { name } of await boss.getQueues([...jobNames])) jobs.push(...(await boss.findJobs<object>(name, which)));
  return jobs;
}

/** Jobs that no worker has started so many milliseconds after their time. */
export async function readLateJobs(executeSql: Db['executeSql'], lateAfter: number) {
  const jobs = await readJobs(executeSql, { queued: true });
  const late = jobs.filter(({ startAfter }) => startAfter.getTime() < Date.now() - lateAfter);
  return { count: late.length, names: [...new Set(late.map(({ name }) => name))].toSorted() };
}

const isOpen = ({ state }: JobWithMetadata) => state === 'created' || state === 'retry' || state === 'active';

/** Jobs that wait or are being done, the oldest first. */
export async function readOpenJobs(executeSql: Db['executeSql']) {
  const jobs = (await readJobs(executeSql, { queued: false })).filter(isOpen);
  return jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
}
