import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { type Account, postgresEnvironment, superuser } from './unprivileged-account.ts';
import { randomBytes } from 'node:crypto';

const TIME_LIMIT_MS = 120_000;

/** The server's own folder, closed to everybody else. */
export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, 'cluster');
}

/** Whether the first start has come to its end. */
export function clusterExists(dataDir: string): boolean {
  return existsSync(clusterFolder(dataDir));
}

interface NewCluster {
  dataDir: string;
  account: Account;
  binaries: PostgresBinaries;
  password: string;
}

/**
 * Creates the cluster in a temporary folder and moves it into place, so that an interrupted first start leaves no
 * partial one.
 */
export async function createCluster({ dataDir, account, binaries, password }: NewCluster): Promise<void> {
  if (clusterExists(dataDir)) return;
  const unfinished = path.join(dataDir, 'cluster.unfinished');
  const passwordFile = path.join(unfinished, 'password');
  const cluster = path.join(unfinished, 'cluster');
  rmSync(unfinished, { recursive: true, force: true });
  for (const folder of [unfinished, cluster]) mkdirSync(folder, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account !== undefined) {
    for (const entry of [unfinished, cluster, passwordFile]) chownSync(entry, account.uid, account.gid);
  }
  await promisify(execFile)(
    binaries.initdb,
    [
      `--pgdata=${cluster}`,
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...account, cwd: unfinished, env: postgresEnvironment(), timeout: TIME_LIMIT_MS },
  );
  renameSync(cluster, clusterFolder(dataDir));
  rmSync(unfinished, { recursive: true, force: true });
}

/** The password of the cluster's owner: made once, readable by us alone. */
export function clusterPassword(dataDir: string): string {
  const file = path.join(dataDir, 'password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (clusterExists(dataDir)) throw new Error(`${file} is missing: without it nobody can open the database beside it`);
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  return password;
}
