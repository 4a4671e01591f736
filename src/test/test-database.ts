import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from '../server/db/embedded/create-database.ts';
import { atTheEnd } from './at-the-end.ts';

/** A migrated, empty database of one suite's own. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Clones the migrated template; awaited at the top of a test file or suite, it is dropped after it. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseServer');
  const prefix = inject('testDatabasePrefix');
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server, name, `${prefix}template`);
  const drop = (): Promise<void> => dropDatabase(server, name);
  atTheEnd(drop);
  return { url, drop };
}
