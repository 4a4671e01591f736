import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { migrationsFolder } from './migrations-folder.ts';

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** A migration as it lies in the folder. */
export interface Migration {
  readonly name: string;
  /** When it was made: what the database knows it by, and the order in which they are applied. */
  readonly at: number;
  readonly hash: string;
  /** Why the version before cannot work with it (`-- breaks: …` in the file); null: it can. */
  readonly breaks: string | null;
}

/** The migrations of a folder, the first one first. */
export function knownMigrations(folder = migrationsFolder): Migration[] {
  const { entries } = Journal.parse(JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => ({
    name: entries[index]?.tag ?? '',
    at: folderMillis,
    hash,
    breaks: /^-- breaks: *(\S.*)$/m.exec(sql.join('\n'))?.[1] ?? null,
  }));
}
