import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectRoot } from './project.mjs';
import { watchStarter } from './watch-starter.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** A server goes on for DRAIN_SECONDS, a minute at the most, and then has 42 seconds to finish what it answers and let go of its jobs. */
const PATIENCE_MS = 105_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let ending;
let endWatch = () => {};

/**
 * Runs a program to its end; `collect` gathers its output instead of showing it.
 * Each has a process group of its own: Ctrl-C reaches us alone, and the program is stopped once,
 * however many signals the terminal, npm and an impatient person send.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, collect?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(command, args, { env = process.env, cwd = projectRoot, collect = false } = {}) {
  if (ending !== undefined) throw new Error('Interrupted');
  const output = collect ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['inherit', output, output] });
  watchForSignals(child);
  /** @type {string[]} */
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => printed.push(String(text)));
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      forget(child);
      reject(error);
    });
    child.once(collect ? 'close' : 'exit', (code, signal) => {
      forget(child);
      resolve({ code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]), output: printed.join('') });
    });
  });
}

/** @param {ChildProcess} child */
function watchForSignals(child) {
  if (running.size === 0) {
    for (const signal of SIGNALS) process.on(signal, endAll);
    endWatch = watchStarter(() => endAll('SIGTERM'));
  }
  running.add(child);
}

/** @param {ChildProcess} child */
function forget(child) {
  killGroup(child);
  running.delete(child);
  if (running.size > 0) return;
  for (const signal of SIGNALS) process.off(signal, endAll);
  endWatch();
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  if (ending !== undefined) return;
  ending = signal;
  for (const child of running) child.kill(signal);
  setTimeout(() => running.forEach(killGroup), PATIENCE_MS).unref();
}

/** Ends what a program has left behind. @param {ChildProcess} child */
function killGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}
