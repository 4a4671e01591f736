import { ensureBuild } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { runChecks } from './run-checks.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { runVitest } from './run-vitest.mjs';
import { ensureSwift } from './swift.mjs';
import { conclude } from './tally.mjs';

/** Everything: the checks, all tests, and the journeys in a browser. @param {{ env: NodeJS.ProcessEnv }} invocation */
export async function test({ env }) {
  const [{ chromium, hasSwift }, checks] = await Promise.all([packages(env), runChecks(env)]);
  // The HTTP tests look at the pages, too, which the server takes from the build.
  await ensureBuild(env);
  const tests = await runVitest(['unit', 'http', ...(hasSwift ? ['bucket'] : []), 'alone'], env);
  return conclude([checks, tests, await journeys(chromium, env)]);
}

/** What is not of npm; one after the other, as there is one apt-get. @param {NodeJS.ProcessEnv} env */
async function packages(env) {
  const chromium = await findChromium();
  return { chromium, hasSwift: await ensureSwift(env) };
}

/** @param {string | undefined} chromium @param {NodeJS.ProcessEnv} env */
async function journeys(chromium, env) {
  try {
    if (chromium === undefined) throw new Error('no Chromium was found: set CHROMIUM to the path of one');
    return await runPlaywright(chromium, env);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`\nTHE JOURNEYS IN A BROWSER DID NOT RUN: ${why}\n`);
    return { passed: 0, flaky: [], failures: [`the journeys in a browser did not run: ${why}`] };
  }
}
