import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inject } from 'vitest';
import { z } from 'zod';
import { createDatabase, dropDatabase } from '../../server/db/embedded/create-database.ts';
import { migrationsFolder } from '../../server/db/migrations-folder.ts';
import { atTheEnd } from '../at-the-end.ts';

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The migrations that there were before one was written. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = Journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  if (end < 0) throw new Error(`There is no migration ${tag}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

/** An empty database as the version before a migration left it; `run` carries out SQL of that time. */
export async function databaseBefore(tag: string) {
  const server = inject('testDatabaseServer');
  const name = `${inject('testDatabasePrefix')}${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server, name);
  atTheEnd(() => dropDatabase(server, name));
  const folder = migrationsBefore(tag);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return {
    url,
    run: async (statement: string, values: unknown[] = []) => void (await client.query(statement, values)),
    close: () => client.end(),
  };
}
