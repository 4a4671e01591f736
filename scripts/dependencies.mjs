import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { hashOf, isStamped, writeStamp } from './content-stamp.mjs';
import { progress } from './progress.mjs';
import { inProject, programFolder } from './project.mjs';
import { runProgram } from './run-program.mjs';

const INSTALL = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the packages of the lockfile, unless that has been done. */
export async function ensureDependencies() {
  const stamp = inProject('node_modules', '.lockfile-hash');
  const wanted = hashOf(['package-lock.json']);
  if (isStamped(stamp, wanted)) return;
  if (isInstalled(inProject('package-lock.json'), inProject('node_modules', '.package-lock.json')))
    return writeStamp(stamp, wanted);
  progress('Installing packages (about a minute, once)');
  const { code } = await runProgram('npm', INSTALL, { env: environmentOfTheMachine() });
  if (code !== 0) throw new Error('The packages could not be installed: see the lines above');
  writeStamp(stamp, wanted);
  progress('Packages installed');
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package */

/** @param {string} file @returns {Record<string, Package>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether npm has noted, as it does last, that it installed what the lockfile says; what is optional may have been left out.
 *
 * @param {string} lockfile
 * @param {string} installed
 */
export function isInstalled(lockfile, installed) {
  if (!existsSync(installed)) return false;
  const there = packagesOf(installed);
  return Object.entries(packagesOf(lockfile)).every(([name, wanted]) => {
    const found = there[name];
    if (name === '' || (found === undefined && wanted.optional === true)) return true;
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

// npm replaces the Node that lies in node_modules: it must run on the machine's own.
function environmentOfTheMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== programFolder);
  return { ...process.env, PATH: folders.join(delimiter) };
}
