import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import * as t from '../../messages/cli.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';

const Journal = z.looseObject({ entries: z.array(z.unknown()) });

/** Works with a folder that holds the first so many migrations alone: the database as an earlier release left it. */
export async function firstMigrations(count: number, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'colophon-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = Journal.parse(JSON.parse(await readFile(file, 'utf8')));
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The way in which a backup is laid out; another one is not read. */
export const backupFormat = 1;

/** The first entry: what the backup is of. */
export const aboutName = 'about.json';
export const About = z.object({
  format: z.literal(backupFormat, t.backupOtherLayout()),
  migrations: z.int().min(1),
  madeAt: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })).min(1),
});
export type About = z.infer<typeof About>;

/** The second entry: the work that waited. */
export const jobsName = 'jobs.json';
export const WaitingJobs = z.array(z.object({ name: z.string(), data: z.looseObject({}) }));

/** The rows of a table as PostgreSQL copies them, compressed. */
export const tableEntry = (table: string) => `tables/${table}.gz`;
export const tableOf = (entry: string): string | null => /^tables\/(\w+)\.gz$/.exec(entry)?.[1] ?? null;

/** The bytes of a stored file. */
export const fileEntry = (key: string) => `files/${key}`;
export const keyOf = (entry: string): string | null => /^files\/(.+)$/.exec(entry)?.[1] ?? null;
