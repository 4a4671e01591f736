import type { Database } from '../../../db/database.ts';
import { forgetSecrets, readSecret } from '../../files/index.ts';

const prefix = 'usage-';
const keys = new WeakMap<Database, Map<string, Buffer>>();

/** The key that visitors are marked with for a day (`2026-11-22`): the same in every process. */
export async function dailyKey(db: Database, day: string): Promise<Buffer> {
  const known = keys.get(db) ?? new Map<string, Buffer>();
  keys.set(db, known);
  const key = known.get(day) ?? (await readSecret(db, prefix + day));
  // Of the days before, none is held longer than it is needed.
  for (const other of known.keys()) if (other < day) known.delete(other);
  known.set(day, key);
  return key;
}

/** Forgets the keys of the days before one: from then on nobody can find out who a mark stood for. */
export const forgetKeysBefore = (db: Database, day: string): Promise<void> => forgetSecrets(db, prefix, prefix + day);
