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
  progress('Installing packages (about a minute, once)');
  const { code } = await runProgram('npm', INSTALL, { env: environmentOfTheMachine() });
  if (code !== 0) throw new Error('The packages could not be installed: see the lines above');
  writeStamp(stamp, wanted);
  progress('Packages installed');
}

// npm replaces the Node that lies in node_modules: it must run on the machine's own.
function environmentOfTheMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== programFolder);
  return { ...process.env, PATH: folders.join(delimiter) };
}
