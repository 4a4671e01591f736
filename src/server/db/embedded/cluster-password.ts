import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { clusterExists } from './create-cluster.ts';

/** The password of the cluster's owner: made once, readable by us alone. */
export function clusterPassword(dataDir: string): string {
  const file = path.join(dataDir, 'password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (clusterExists(dataDir)) throw new Error(`${file} is missing: without it nobody can open the database beside it`);
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  return password;
}
