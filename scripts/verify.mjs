import { runChecks } from './run-checks.mjs';
import { runVitest } from './run-vitest.mjs';
import { conclude } from './tally.mjs';

/** The quick look before a commit: every check, and the tests that need no database. @param {{ env: NodeJS.ProcessEnv }} invocation */
export async function verify({ env }) {
  const checks = await runChecks(env);
  return conclude([checks, await runVitest(['unit'], env)]);
}
