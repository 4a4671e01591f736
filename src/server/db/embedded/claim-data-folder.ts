import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as t from '../../../messages/cli.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { StartError } from '../../errors.ts';
import { clusterFolder } from './create-cluster.ts';
import { closedFolderOnTheWayTo } from './passable-folders.ts';
import { endedWithin, isSameProcess, processIdentity, processCommand } from './process-table.ts';
import type { Account } from './unprivileged-account.ts';

type Log = (line: string) => void;

/** Makes the data folder ours alone and stops what a killed predecessor left; returns the way to give it back. */
export async function claimDataFolder(dataDir: string, account: Account, log: Log): Promise<() => void> {
  if (account !== undefined) refuseClosedFolder(dataDir);
  makeDataFolder(dataDir);
  const ownerFile = path.join(dataDir, 'owner');
  const owner = readIfThere(ownerFile);
  const ours = processIdentity(process.pid);
  if (owner !== undefined && owner !== ours && isSameProcess(owner)) {
    throw new StartError(t.dataFolderInUse({ folder: dataDir, pid: owner.split(' ')[0] ?? '' }));
  }
  writeFileSync(ownerFile, ours);
  await stopOrphan(dataDir, log);
  return () => rmSync(ownerFile, { force: true });
}

function refuseClosedFolder(dataDir: string): void {
  const closed = closedFolderOnTheWayTo(dataDir);
  if (closed === undefined) return;
  throw new StartError(t.dataFolderClosed({ folder: closed }));
}

/** Ends the server that a killed process left running on this folder. */
export async function stopOrphan(dataDir: string, log: Log): Promise<void> {
  const cluster = clusterFolder(dataDir);
  const lock = path.join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(readIfThere(lock) ?? '', 10);
  if (Number.isNaN(pid)) return;
  const command = processCommand(pid);
  if (command.includes('postgres') && command.includes(cluster)) {
    log(`stopping the PostgreSQL that an earlier run left behind (process ${pid})`);
    await endProcess(pid);
  }
  // In a container another program may have got the number since; PostgreSQL would take it for a live server.
  rmSync(lock, { force: true });
}

async function endProcess(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    // Each gentler way must have had its time before the next.
    if (await endedWithin(pid, 10_000)) return;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
