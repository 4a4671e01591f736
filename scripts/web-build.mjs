import { existsSync, rmSync } from 'node:fs';
import { compressAssets } from './compress-assets.mjs';
import { hashOf, isStamped, writeStamp } from './content-stamp.mjs';
import { inProject, program } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { trimManifest } from './trim-manifest.mjs';
import { writeInOneByte } from './write-in-one-byte.mjs';

const INPUTS = [
  'src/web',
  'src/contracts',
  'src/messages',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'postcss.config.js',
  'tsconfig.json',
  'scripts/compress-assets.mjs',
  'scripts/trim-manifest.mjs',
  'scripts/write-in-one-byte.mjs',
  'package-lock.json',
];

const stamp = inProject('build', '.inputs-hash');

/** Whether the pages are built, from what is here. */
export const isWebBuildFresh = () => isStamped(stamp, hashOf(INPUTS)) && existsSync(inProject('build', 'server'));

/** Builds the pages and the browser's part, unless nothing they are made of has changed. @param {NodeJS.ProcessEnv} env */
export async function ensureWebBuild(env) {
  if (isWebBuildFresh()) return;
  const wanted = hashOf(INPUTS);
  for (const part of [stamp, ...['client', 'server'].map((folder) => inProject('build', folder))])
    rmSync(part, { recursive: true, force: true });
  const { code, output } = await runProgram(program('react-router'), ['build'], { env, collect: true });
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`);
  trimManifest(inProject('build', 'client'));
  await compressAssets(inProject('build', 'client'));
  writeInOneByte(inProject('build', 'server'));
  writeStamp(stamp, wanted);
}
