import { ensureBuild } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { program } from './project.mjs';
import { runChecks } from './run-checks.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { runProgram } from './run-program.mjs';
import { runVitest } from './run-vitest.mjs';
import { ensureSwift } from './swift.mjs';
import { conclude } from './tally.mjs';

/** @typedef {{ env: NodeJS.ProcessEnv, args: string[] }} Invocation */

const everyday = ['unit', 'http'];
/** What takes minutes, lives through random events, or harms the servers it starts. */
const beforeRelease = ['full', 'bucket', 'faults'];

/** The checks, the everyday tests and the core journeys: before each commit that goes out. @param {Invocation} invocation */
export async function test({ env }) {
  const [chromium, checks] = await Promise.all([findChromium(), runChecks(env)]);
  // The HTTP tests read pages, which the server takes from the build.
  await ensureBuild(env);
  const tests = await runVitest(everyday, env);
  return conclude([checks, tests, await journeys(chromium, env, { core: true })]);
}

/**
 * Every check, test and journey, each screen in all six settings: before a release. Words after the command run only the
 * Vitest files so named. @param {Invocation} invocation
 */
export async function testFull({ env, args }) {
  const hasSwift = await ensureSwift(env);
  const projects = [...everyday, ...beforeRelease].filter((name) => name !== 'bucket' || hasSwift);
  await ensureBuild(env);
  if (args.length > 0) {
    const chosen = projects.flatMap((name) => ['--project', name]);
    return (await runProgram(program('vitest'), ['run', ...chosen, ...args], { env })).code;
  }
  const chromium = await findChromium();
  const checks = await runChecks(env);
  const tests = await runVitest(projects, env);
  return conclude([checks, tests, await journeys(chromium, env, { core: false })]);
}

/** @param {string | undefined} chromium @param {NodeJS.ProcessEnv} env @param {{ core: boolean }} choice */
async function journeys(chromium, env, choice) {
  try {
    if (chromium === undefined) throw new Error('no Chromium was found: set CHROMIUM to the path of one');
    return await runPlaywright(chromium, env, choice);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`\nTHE JOURNEYS IN A BROWSER DID NOT RUN: ${why}\n`);
    return { passed: 0, failures: [`the journeys in a browser did not run: ${why}`] };
  }
}
