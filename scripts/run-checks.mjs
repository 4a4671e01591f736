import { availableParallelism } from 'node:os';
import { checks, routeTypes } from './checks.mjs';
import { progress } from './progress.mjs';
import { runProgram } from './run-program.mjs';
import { sum } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {import('./checks.mjs').Check} Check */

/** Runs every check, as many at a time as there are processors. @param {NodeJS.ProcessEnv} env @returns {Promise<Tally>} */
export async function runChecks(env) {
  const tallies = [await runCheck(routeTypes, env)];
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      tallies.push(await runCheck(check, env));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return sum(tallies);
}

/** Runs one check and shows what it printed when it did not pass. @param {Check} check @param {NodeJS.ProcessEnv} env */
export async function runCheck({ name, command, args, evidence }, env) {
  const startedAt = performance.now();
  const { code, output } = await runProgram(command, args, { env, collect: true }).catch(crashed);
  const blind = code === 0 && !evidence.test(output);
  const passed = code === 0 && !blind;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  progress(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (!passed) console.log(`${output.trimEnd()}${blind ? `\n${name}: the tool has looked at no files` : ''}\n`);
  return passed ? { passed: 1, failures: [] } : { passed: 0, failures: [`${name}: see its lines above`] };
}

/** @param {unknown} error */
function crashed(error) {
  return { code: 1, output: String(error) };
}
