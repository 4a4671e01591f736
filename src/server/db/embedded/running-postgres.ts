import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess } from './process-table.ts';
import { superuser } from './unprivileged-account.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** The address of the server that another living Colophon runs on this folder, or null when none does. */
export function runningPostgres(dataDir: string): string | null {
  const owner = read(path.join(dataDir, 'owner'));
  if (owner === '' || !isSameProcess(owner)) return null;
  return `postgres://${superuser}:${read(path.join(dataDir, 'password'))}@127.0.0.1:${read(path.join(dataDir, 'port'))}/postgres`;
}
