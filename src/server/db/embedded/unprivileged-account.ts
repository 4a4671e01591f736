import { readFileSync } from 'node:fs';
import * as t from '../../../messages/cli.ts';

/** The name of the database role that owns everything in an embedded cluster. */
export const superuser = 'colophon';

/** The operating system account for the server; undefined if we are not root and need no change. */
export type Account = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root, so root lends it an account that every system has. */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((account) => account[0] === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(t.postgresNoAccount());
}

/** What a PostgreSQL program sees of our environment: not our secrets. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC' };
}
