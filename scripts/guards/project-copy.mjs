import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, projectRoot } from '../project.mjs';
import { patched } from './judge.mjs';

/** @typedef {import('./judge.mjs').Guard} Guard */

const LIST_FILES = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
/** Programs and built pages are only read. */
const LINKED = ['node_modules', 'build/client', 'build/server'];

/** Copies the project's files into a folder, so that the working tree never changes. @param {string} folder */
export function copyProject(folder) {
  const files = execFileSync('git', LIST_FILES, { cwd: projectRoot, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(inProject(name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(inProject(file), join(folder, file));
  }
  mkdirSync(join(folder, 'build'));
  for (const name of LINKED) symlinkSync(inProject(name), join(folder, name));
  // A patch would build the server each time; these tests run it from its source.
  writeFileSync(join(folder, 'scripts', 'build-for-tests.mjs'), 'export default () => {};\n');
}

/** Does some work in a copy without a guard, and puts it back. @template Result @param {string} folder @param {Guard} guard @param {() => Promise<Result>} work */
export async function without(folder, guard, work) {
  const file = join(folder, guard.file);
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, patched(original, guard));
  try {
    return await work();
  } finally {
    writeFileSync(file, original);
  }
}
