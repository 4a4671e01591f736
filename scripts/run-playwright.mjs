import { createServer } from 'node:net';
import { join } from 'node:path';
import { progress } from './progress.mjs';
import { program } from './project.mjs';
import { readPlaywrightReport } from './read-report.mjs';
import { runProgram } from './run-program.mjs';
import { judged } from './tally.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

/**
 * Runs the journeys in a browser against a Colophon of their own, and counts them: the core, or all of them with each screen in every
 * setting. @param {string} chromium @param {NodeJS.ProcessEnv} env @param {{ core: boolean }} choice
 */
export function runPlaywright(chromium, env, { core }) {
  progress(core ? 'Core journeys in a browser' : 'All journeys in a browser');
  // One process of the server is warm in half the time; tests over HTTP run several, as does the run of all journeys.
  const [wanted, settings] = core ? [['--grep', '@core'], { WORKERS: '1' }] : [[], { EVERY_SETTING: '1' }];
  return withTemporaryFolder('journeys', async (folder) => {
    const file = join(folder, 'report.json');
    const { code } = await runProgram(program('playwright'), ['test', '--reporter=list,json', ...wanted], {
      env: {
        ...env,
        ...settings,
        CHROMIUM: chromium,
        E2E_DATA_DIR: join(folder, 'data'),
        E2E_PORT: env.E2E_PORT ?? String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    return judged('Playwright', readPlaywrightReport(file), code);
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
