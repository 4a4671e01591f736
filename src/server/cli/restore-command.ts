import pino from 'pino';
import * as t from '../../messages/cli.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { openQueue } from '../jobs/queue.ts';
import { loggedError } from '../logged-error.ts';
import { openDatabaseServer } from '../db/open-database-server.ts';
import { openStorage } from '../ports/storage/open-storage.ts';
import { fileOf } from './backup-command.ts';
import type { FirstCommand } from './command.ts';

/** Hands the work that waited to the queue of the restored database. */
async function handToQueue(databaseUrl: string, jobs: Awaited<ReturnType<typeof restoreBackup>>['jobs']) {
  const log = pino({ level: 'warn', serializers: { err: loggedError } });
  const database = openDatabase(databaseUrl, (error) => log.error({ err: error }, 'A database connection was lost'));
  const queue = await openQueue(databaseUrl, log);
  try {
    for (const { name, data } of jobs) await queue.restore(database.db, name, data);
  } finally {
    await queue.close();
    await database.close();
  }
}

async function restore(config: Config, file: string, print: (line: string) => void): Promise<number> {
  const server = await openDatabaseServer({ ...config, role: 'command', report: print, log: () => {} });
  try {
    // Past a pooler: a restore is one long transaction.
    const databaseUrl = server.directUrl;
    const target = { databaseUrl, storage: await openStorage(config) };
    const { about, files, jobs } = await restoreBackup(target, file);
    await handToQueue(databaseUrl, jobs);
    print(t.restored({ at: about.madeAt, tables: about.tables.length, files, jobs: jobs.length }));
    return 0;
  } finally {
    await server.stop();
  }
}

export const restoreCommand: FirstCommand = {
  words: ['restore'],
  usage: 'restore FILE',
  summary: t.restoreSummary,
  parseFirst(typed) {
    const file = fileOf(typed);
    return (config, print) => restore(config, file, print);
  },
};
