import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const POLL_MS = 20;

/** The command line of a process; empty when there is none. */
export function processCommand(pid: number): string {
  if (existsSync('/proc/self')) return readProc(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  const listed = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return listed.error === undefined ? listed.stdout : '';
}

/** A process's number with the moment it began, because numbers are given again. */
export function processIdentity(pid: number): string {
  const fieldsAfterName = readProc(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const startedAt = fieldsAfterName[19] ?? 'unknown';
  return `${pid} ${startedAt}`;
}

/** Whether the process that had this identity still runs. */
export function isSameProcess(identity: string): boolean {
  const pid = Number.parseInt(identity, 10);
  return isRunning(pid) && processIdentity(pid) === identity;
}

/** Waits for the end of a process that is not our child. */
export async function endedWithin(pid: number, milliseconds: number): Promise<boolean> {
  if (!isRunning(pid)) return true;
  if (milliseconds <= 0) return false;
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return endedWithin(pid, milliseconds - POLL_MS);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readProc(`/proc/${pid}/stat`).includes(') Z ');
  } catch {
    return false;
  }
}

function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
