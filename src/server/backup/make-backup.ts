import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FileStorage } from '../ports/storage/file-storage.ts';
import { NoSuchFile } from '../ports/storage/cannot-store.ts';
import { repeatedJobs } from '../jobs/queue.ts';
import { readOpenJobs } from '../jobs/read-jobs.ts';
import { writeArchive, type ArchiveWriter } from './archive.ts';
import { aboutName, backupFormat, fileEntry, jobsName, tableEntry, type About } from './layout.ts';
import {
  copyOut,
  countMigrations,
  listStoredFiles,
  listTables,
  connected,
  type Connection,
  type TableShape,
} from './table-store.ts';

/** The contents of a backup. */
export interface Backed {
  readonly tables: number;
  readonly files: number;
  /** Files that the database names and the store has not; they are on no page any more, or lost. */
  readonly missing: readonly string[];
}

const addWhole = (archive: ArchiveWriter, name: string, value: unknown) => {
  const content = Buffer.from(JSON.stringify(value));
  return archive.add(name, content.length, Readable.from([content]));
};

/** A table as it is in the snapshot, compressed; it takes its place in the archive once its size is known. */
async function addTable(client: Connection, archive: ArchiveWriter, table: TableShape, folder: string) {
  const spooled = path.join(folder, 'table');
  const gzip = createGzip();
  const kept = pipeline(gzip, createWriteStream(spooled, { mode: 0o600 }));
  // Awaited below; an earlier rejection must not count as unhandled.
  kept.catch(() => undefined);
  await copyOut(client, table, gzip);
  await kept;
  await archive.add(tableEntry(table.name), (await stat(spooled)).size, createReadStream(spooled));
}

async function addFiles(client: Connection, archive: ArchiveWriter, storage: FileStorage) {
  const missing: string[] = [];
  const files = await listStoredFiles(client);
  for (const { key, size } of files) {
    const bytes = await storage.read(key).catch((error: unknown) => {
      // An unavailable store has lost nothing: a copy without its files must not replace a complete one.
      if (error instanceof NoSuchFile) return null;
      throw error;
    });
    if (bytes === null) missing.push(key);
    else await archive.add(fileEntry(key), size, bytes);
  }
  return { files: files.length - missing.length, missing };
}

/**
 * Writes database and files into one archive, beside a running server: all tables as they were at one moment, and the files
 * that they name, which never change.
 */
export async function makeBackup(
  { databaseUrl, storage, now }: { readonly databaseUrl: string; readonly storage: FileStorage; readonly now: Date },
  file: string,
): Promise<Backed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'colophon-backup-'));
  try {
    return await connected(databaseUrl, async (client) => {
      await storage.check();
      await client.query('begin isolation level repeatable read read only');
      const tables = await listTables(client);
      let kept: Omit<Backed, 'tables'> = { files: 0, missing: [] };
      await writeArchive(file, async (archive) => {
        const migrations = await countMigrations(client);
        const about: About = { format: backupFormat, migrations, madeAt: now.toISOString(), tables };
        await addWhole(archive, aboutName, about);
        const jobs = await readOpenJobs((text, values) => client.query(text, values));
        const waiting = jobs
          .filter(({ name }) => !repeatedJobs.includes(name))
          .map(({ name, data }) => ({ name, data }));
        await addWhole(archive, jobsName, waiting);
        for (const table of tables) await addTable(client, archive, table, folder);
        kept = await addFiles(client, archive, storage);
      });
      return { tables: tables.length, ...kept };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
