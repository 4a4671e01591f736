import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
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
