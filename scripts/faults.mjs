import { ensureBuild } from './build.mjs';
import { program } from './project.mjs';
import { runProgram } from './run-program.mjs';

/**
 * What befalls a house, each with its figure: servers and databases killed, disks that are full, what hangs, what floods. Words
 * after the command choose files by their names. @param {{ env: NodeJS.ProcessEnv, args: string[] }} invocation
 */
export async function testFaults({ env, args }) {
  await ensureBuild(env);
  return (await runProgram(program('vitest'), ['run', '--project', 'faults', ...args], { env })).code;
}
