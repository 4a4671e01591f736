import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = `
  const stray = require('node:child_process').spawn('sleep', ['60'], { stdio: 'ignore' });
  let heard = 0;
  const end = () => { heard += 1; setTimeout(() => { console.log('heard ' + heard); process.exit(3); }, 300); };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  console.log('stray ' + stray.pid);`;

test('the program hears of its end once, gives the exit code, and leaves nothing behind', async () => {
  const wrapper = `
    const { runProgram } = await import(${JSON.stringify(join(import.meta.dirname, 'run-program.mjs'))});
    process.exitCode = (await runProgram(process.execPath, ['-e', ${JSON.stringify(server)}])).code;`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', wrapper], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {string[]} */
  const printed = [];
  child.stdout.setEncoding('utf8').on('data', (text) => printed.push(String(text)));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(3);
  expect(printed.join('')).toContain('heard 1\n');
  const stray = Number(/stray (\d+)/.exec(printed.join(''))?.[1]);
  await expect.poll(() => isRunning(stray)).toBe(false);
});

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A dead process still has its number until its parent collects its status.
  return !stateOf(pid).includes(') Z ');
}

/** @param {number} pid */
function stateOf(pid) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8');
}
