import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, projectRoot } from '../project.mjs';
import { runProgram } from '../run-program.mjs';
import { apart, patched } from './judge.mjs';

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
  // A patch would build the server anew each time, and the tests here run it from its source.
  writeFileSync(join(folder, 'scripts', 'build-for-tests.mjs'), 'export default () => {};\n');
}

/** Does some work in a copy without these guards, and puts them back. @template Result @param {string} folder @param {Guard[]} guards @param {() => Promise<Result>} work */
export async function without(folder, guards, work) {
  const originals = new Map(guards.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
  for (const guard of guards) {
    const file = join(folder, guard.file);
    writeFileSync(file, patched(readFileSync(file, 'utf8'), guard));
  }
  try {
    return await work();
  } finally {
    for (const [file, text] of originals) writeFileSync(join(folder, file), text);
  }
}

/** The server and the patched sources; what only a guard used may be left unused. @param {string[]} files */
const compilerSettings = (files) => ({
  extends: './tsconfig.json',
  compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
  files: ['src/server/main.ts', ...files.filter((file) => /\.tsx?$/.test(file))],
  include: [],
});

/** What the compiler says of a copy without these guards; nothing where all is well. @param {string} folder @param {Guard[]} guards @param {NodeJS.ProcessEnv} env */
export async function compileErrors(folder, guards, env) {
  const settings = join(folder, 'tsconfig.guards.json');
  const tsc = join(folder, 'node_modules', '.bin', 'tsc');
  let errors = '';
  for (const list of apart(guards)) {
    writeFileSync(settings, JSON.stringify(compilerSettings(list.map(({ file }) => file))));
    const args = ['--project', settings, '--pretty', 'false'];
    const { code, output } = await without(folder, list, () =>
      runProgram(tsc, args, { env, cwd: folder, collect: true }),
    );
    if (code !== 0) errors += output;
  }
  return errors;
}
