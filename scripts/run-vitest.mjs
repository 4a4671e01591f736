import { join } from 'node:path';
import { progress } from './progress.mjs';
import { inProject, program } from './project.mjs';
import { readVitestTally } from './read-report.mjs';
import { runProgram } from './run-program.mjs';
import { judged } from './tally.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

/** Runs the tests of some Vitest projects and counts them. @param {string[]} projects @param {NodeJS.ProcessEnv} env */
export function runVitest(projects, env) {
  progress(`Tests: ${projects.join(', ')}`);
  return withTemporaryFolder('vitest', async (folder) => {
    const file = join(folder, 'tally.json');
    const chosen = projects.flatMap((name) => ['--project', name]);
    const reporters = ['--reporter=default', `--reporter=${inProject('scripts', 'vitest-tally.mjs')}`];
    const { code } = await runProgram(program('vitest'), ['run', ...chosen, ...reporters], {
      env: { ...env, VITEST_TALLY_FILE: file },
    });
    return judged('Vitest', readVitestTally(file), code);
  });
}
