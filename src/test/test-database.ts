import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from '../server/db/embedded/create-database.ts';
import { atTheEnd } from './at-the-end.ts';

/** A migrated, empty database of one suite's own. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Clones the migrated template; the caller drops it. */
export async function newTestDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseServer');
  const prefix = inject('testDatabasePrefix');
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server, name, `${prefix}template`);
  return { url, drop: () => dropDatabase(server, name) };
}

/** A database of one suite's own; awaited at the top of a test file or within a test, it is dropped after it. */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await newTestDatabase();
  atTheEnd(database.drop);
  return database;
}
