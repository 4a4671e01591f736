import { ensureServerBuild, isServerBuildFresh } from './server-build.mjs';
import { ensureWebBuild, isWebBuildFresh } from './web-build.mjs';

/** Whether pages and server are built, from what is here. */
export const isBuildFresh = () => isWebBuildFresh() && isServerBuildFresh();

/** Builds the pages and the server, each unless nothing it is made of has changed. @param {NodeJS.ProcessEnv} env */
export async function ensureBuild(env) {
  if (isBuildFresh()) return;
  await ensureWebBuild(env);
  await ensureServerBuild();
}
