import { ensureBuild } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { nodeRuntime } from './node-runtime.mjs';
import { progress } from './progress.mjs';
import { environmentFor, program } from './project.mjs';
import { runProgram } from './run-program.mjs';
import serverCommand from './server-command.json' with { type: 'json' };
import { test, testFull } from './test.mjs';
import { verify } from './verify.mjs';

// Some Node versions call type stripping experimental, which does not matter to users of the terminal.
const QUIET = '--disable-warning=ExperimentalWarning';

/** @typedef {{ node: string, env: NodeJS.ProcessEnv, args: string[] }} Invocation */
/** @type {Record<string, (invocation: Invocation) => Promise<number>>} */
const commands = {
  start,
  build,
  dev,
  test,
  verify,
  bench,
  format,
  colophon,
  'dev:orcid': devOrcid,
  'test:full': testFull,
  'bench:scale': benchScale,
  'prove-guards': proveGuards,
};

/** @param {Invocation} invocation */
async function start({ node, env, args }) {
  await ensureBuild(env);
  progress('Starting Colophon');
  return runNode(node, [QUIET, ...serverCommand.args, ...args], { ...serverCommand.environment, ...env });
}

/** @param {Invocation} invocation */
async function build({ env }) {
  await ensureBuild(env);
  return 0;
}

/** @param {Invocation} invocation */
function dev({ node, env, args }) {
  const watched = ['--watch-path=src/server', '--watch-path=src/contracts', '--watch-path=src/messages'];
  return runNode(node, [QUIET, ...watched, 'src/server/main.ts', '--dev', ...args], env);
}

/** @param {Invocation} invocation */
function devOrcid({ node, env, args }) {
  return runNode(node, [QUIET, 'src/test/orcid/start-at-home.ts', ...args], env);
}

/** @param {Invocation} invocation */
async function bench({ node, env, args }) {
  await ensureBuild(env);
  return runNode(node, ['bench/main.ts', ...args], { ...env, CHROMIUM: await findChromium() });
}

/** @param {Invocation} invocation */
async function benchScale({ node, env, args }) {
  await ensureBuild(env);
  return runNode(node, [QUIET, 'bench/scale/main.ts', ...args], env);
}

/** Removes one guard after another and runs its tests; words choose guards. @param {Invocation} invocation */
async function proveGuards({ node, env, args }) {
  await ensureBuild(env);
  return runNode(node, [QUIET, 'scripts/prove-guards.mjs', ...args], env);
}

/** @param {Invocation} invocation */
async function format({ env, args }) {
  return (await runProgram(program('oxfmt'), args, { env })).code;
}

/** @param {Invocation} invocation */
function colophon({ node, env, args }) {
  return runNode(node, ['src/server/cli/main.ts', ...args], env);
}

/** @param {string} node @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function runNode(node, args, env) {
  return (await runProgram(node, args, { env })).code;
}

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Error(`Say what to run: ${Object.keys(commands).join(', ')}`);
  await ensureDependencies();
  const node = nodeRuntime();
  return command({ node, env: environmentFor(node), args });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
