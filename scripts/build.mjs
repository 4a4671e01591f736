import { progress } from './progress.mjs';
import { inProject } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { isServerBuildFresh } from './server-build.mjs';
import { isWebBuildFresh } from './web-build.mjs';

/** Whether pages and server are built, from what is here. */
export const isBuildFresh = () => isWebBuildFresh() && isServerBuildFresh();

/** Builds the pages and the server, each unless nothing it is made of has changed. @param {NodeJS.ProcessEnv} env */
export async function ensureBuild(env) {
  if (isBuildFresh()) return;
  progress('Building the pages and the server (some 15 seconds, after each change)');
  // In a process that ends: the 900 MB a build takes would stay with the starter for as long as the site runs.
  const { code } = await runProgram(process.execPath, [inProject('scripts', 'build-both.mjs')], { env });
  if (code !== 0) throw new Error('The pages and the server could not be built: see the lines above');
  progress('Pages and server built');
}
