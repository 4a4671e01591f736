import { createGunzip } from 'node:zlib';
import { json } from 'node:stream/consumers';
import * as t from '../../messages/cli.ts';
import { StartError } from '../errors.ts';
import { migrationCount } from '../db/check-database.ts';
import { migrate } from '../db/migrate.ts';
import { firstMigrations, About, aboutName, jobsName, keyOf, tableOf, WaitingJobs } from './layout.ts';
import { isJobName, type JobName } from '../jobs/jobs.ts';
import type { FileStorage } from '../ports/storage/file-storage.ts';
import { checkArchive, readArchive } from './archive.ts';
import { connected, copyIn, countMigrations, fillTables, hasAccounts, type Connection } from './table-store.ts';

/** What was restored. */
export interface Restored {
  readonly about: About;
  readonly files: number;
  /** The work that waited when the backup was made; it is the caller's to hand to the queue. */
  readonly jobs: readonly { readonly name: JobName; readonly data: object }[];
}

async function aboutOf(file: string): Promise<About> {
  for await (const { name, bytes } of readArchive(file)) {
    if (name !== aboutName) break;
    const about = About.safeParse(await json(bytes));
    if (!about.success)
      throw new StartError(t.backupRefused({ fault: about.error.issues[0]?.message ?? t.backupUnreadable() }));
    if (about.data.migrations > migrationCount)
      throw new StartError(t.backupNewer({ theirs: about.data.migrations, ours: migrationCount }));
    return about.data;
  }
  throw new StartError(t.notABackup());
}

/** Throws if the target is not empty, because a restore must not overwrite anything. */
async function refuseUsed(connection: Connection, { migrations }: About): Promise<void> {
  const applied = await countMigrations(connection);
  if (applied > migrations || (applied > 0 && (await hasAccounts(connection))))
    throw new StartError(t.databaseNotEmpty());
}

async function loadTables(connection: Connection, file: string, { tables }: About): Promise<void> {
  await connection.query('begin');
  await fillTables(connection, tables, async () => {
    for await (const { name, bytes } of readArchive(file)) {
      const table = tables.find((one) => one.name === tableOf(name));
      if (table) await copyIn(connection, table, bytes.pipe(createGunzip()));
      else bytes.resume();
    }
  });
  await connection.query('commit');
}

async function storeFiles(storage: FileStorage, file: string): Promise<number> {
  let stored = 0;
  for await (const { name, bytes } of readArchive(file)) {
    const key = keyOf(name);
    if (key === null) bytes.resume();
    else {
      await storage.write(key, bytes);
      stored += 1;
    }
  }
  return stored;
}

async function jobsOf(file: string): Promise<Restored['jobs']> {
  for await (const { name, bytes } of readArchive(file)) {
    if (name === jobsName)
      return WaitingJobs.parse(await json(bytes)).flatMap((job) =>
        isJobName(job.name) ? [{ ...job, name: job.name }] : [],
      );
    bytes.resume();
  }
  return [];
}

/**
 * Restores a backup into an empty database and the file store. Verifies the archive's checksums first, then writes the
 * files before the rows that name them, and the rows in one transaction, so that a failed restore can be repeated.
 */
export async function restoreBackup(
  { databaseUrl, storage }: { readonly databaseUrl: string; readonly storage: FileStorage },
  file: string,
): Promise<Restored> {
  await checkArchive(file);
  const about = await aboutOf(file);
  return connected(databaseUrl, async (connection) => {
    await refuseUsed(connection, about);
    const files = await storeFiles(storage, file);
    await firstMigrations(about.migrations, async (folder) => {
      await migrate(databaseUrl, { folder });
    });
    await loadTables(connection, file, about);
    await migrate(databaseUrl);
    return { about, files, jobs: await jobsOf(file) };
  });
}
