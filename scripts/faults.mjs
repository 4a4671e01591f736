import { program } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { ensureWebBuild } from './web-build.mjs';

/**
 * What befalls a house, each with its figure: servers and databases killed, disks that are full, what hangs, what floods. Words
 * after the command choose files by their names. @param {{ env: NodeJS.ProcessEnv, args: string[] }} invocation
 */
export async function testFaults({ env, args }) {
  await ensureWebBuild(env);
  return (await runProgram(program('vitest'), ['run', '--project', 'faults', ...args], { env })).code;
}
