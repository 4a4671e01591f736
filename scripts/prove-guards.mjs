import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverForThisRun } from '../src/test/test-database-server.ts';
import { guards } from './guards/index.mjs';
import { chosen, judged, patched } from './guards/judge.mjs';
import { copyProject, without } from './guards/project-copy.mjs';
import { progress } from './progress.mjs';
import { inProject } from './project.mjs';
import { readJson } from './read-report.mjs';
import { runProgram } from './run-program.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

/** @typedef {import('./guards/judge.mjs').Guard} Guard */
/** @typedef {import('./guards/judge.mjs').Report} Report */

/** What `npm test` runs, without what needs more than a database. */
const PROJECTS = ['--project', 'unit', '--project', 'http', '--project', 'full'];
const LANES = ['one', 'two'];

/** Refuses a list that does not fit the source. */
function refuseOutdated() {
  const faults = guards.flatMap((guard) => {
    try {
      patched(readFileSync(inProject(guard.file), 'utf8'), guard);
      for (const file of guard.tests) readFileSync(inProject(file));
      return [];
    } catch (error) {
      return [`${titleOf(guard)}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (faults.length > 0) throw new Error(`The list of guards is out of date.\n${faults.join('\n')}`);
}

/** Runs files of tests in a copy of the project. @param {string} folder @param {string[]} tests @param {NodeJS.ProcessEnv} env @returns {Promise<Report | undefined>} */
function runTests(folder, tests, env) {
  return withTemporaryFolder('guard', async (place) => {
    const file = join(place, 'report.json');
    // One failure is enough, unless each of several files has to fail.
    const bail = tests.length === 1 ? ['--bail', '1'] : [];
    const options = [...bail, '--reporter=json', `--outputFile=${file}`, `--fsModuleCachePath=${folder}-cache`];
    const args = ['run', ...PROJECTS, ...options, ...tests];
    await runProgram(join(folder, 'node_modules', '.bin', 'vitest'), args, { env, cwd: folder, collect: true });
    return readJson(file);
  });
}

/** Without any patch all must pass, or a failure would prove nothing. @param {string} folder @param {Guard[]} those @param {NodeJS.ProcessEnv} env */
async function refuseFailingTests(folder, those, env) {
  const tests = [...new Set(those.flatMap((guard) => guard.tests))];
  const report = await runTests(folder, tests, env);
  const failing = tests.flatMap((test) => {
    const testResults = report?.testResults.filter(({ name }) => name === join(folder, test)) ?? [];
    const verdict = judged({ success: true, testResults });
    return verdict.outcome === 'green' ? [] : [`${test}: ${verdict.outcome === 'red' ? 'it fails' : verdict.why}`];
  });
  if (failing.length > 0) throw new Error(`These tests fail with every guard in place:\n${failing.join('\n')}`);
}

/** @param {Guard[]} those @param {string[]} folders @param {NodeJS.ProcessEnv} env */
async function prove(those, folders, env) {
  const counts = { red: 0, green: 0, broken: 0 };
  const queue = [...those];
  const lane = async (/** @type {string} */ folder) => {
    for (let guard = queue.shift(); guard !== undefined; guard = queue.shift()) {
      const { tests } = guard;
      const verdict = judged(await without(folder, guard, () => runTests(folder, tests, env)));
      counts[verdict.outcome] += 1;
      console.log(lineOf(guard, verdict));
    }
  };
  await Promise.all(folders.map(lane));
  return counts;
}

/** @param {Guard} guard */
const titleOf = ({ area, name }) => `${area}: ${name}`;

/** @param {Guard} guard @param {import('./guards/judge.mjs').Verdict} verdict */
function lineOf(guard, verdict) {
  if (verdict.outcome === 'red') return `red  ${titleOf(guard)}`;
  if (verdict.outcome === 'green') return `GREEN  ${titleOf(guard)} (the guard is not tested)`;
  return `BROKEN  ${titleOf(guard)} (${verdict.why})`;
}

/** @param {string} folder @param {string[]} words */
async function main(folder, words) {
  refuseOutdated();
  const those = chosen(guards, words);
  if (those.length === 0) throw new Error('No guard has one of these words in its area or name.');
  const folders = LANES.map((name) => join(folder, name));
  folders.forEach(copyProject);
  const server = await serverForThisRun();
  try {
    const env = { ...process.env, TEST_DATABASE_URL: server.url };
    progress('Running their tests with every guard in place');
    await refuseFailingTests(folders[0] ?? '', those, env);
    progress('Removing the guards one by one');
    const { red, green, broken } = await prove(those, folders, env);
    progress('Done');
    console.log(`${red} red, ${green} green${broken === 0 ? '' : `, ${broken} broken`}`);
    return green + broken === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

withTemporaryFolder('guards', (folder) => main(folder, process.argv.slice(2))).then(
  (code) => {
    process.exitCode = code;
  },
  (/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
