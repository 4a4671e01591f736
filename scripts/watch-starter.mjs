import { readFileSync } from 'node:fs';

const POLL_MS = 250;

/**
 * Calls back once when the npm that started us has gone without telling us: its shell does not pass signals on.
 *
 * @param {() => void} gone
 * @returns {() => void} ends the watch
 */
export function watchStarter(gone) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const shell = /^\S*sh$/.test(readProc(parent, 'cmdline').split('\0')[0] ?? '');
  const starter = shell ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (!shell || parentOf(parent) === starter)) return;
    clearInterval(timer);
    gone();
  }, POLL_MS).unref();
  return () => clearInterval(timer);
}

/** @param {number} pid */
function parentOf(pid) {
  return readProc(pid, 'stat').split(') ').at(-1)?.split(' ')[1];
}

/** @param {number} pid @param {string} file */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
