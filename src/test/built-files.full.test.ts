import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const build = path.resolve('build');

test('what a browser is sent lies compressed beside itself, and nothing else of the build does', () => {
  const texts = globSync('client/**/*.{js,mjs,css,svg}', { cwd: build });
  expect(texts.length).toBeGreaterThan(50);
  const isSmallerCompressed = (file: string) => {
    const bytes = readFileSync(path.join(build, file));
    return gzipSync(bytes, { level: 9 }).length < bytes.length;
  };
  const compressed = texts.filter(isSmallerCompressed);
  const missing = compressed.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  const isThere = (file: string) => statSync(path.join(build, file), { throwIfNoEntry: false }) !== undefined;
  expect(missing.filter((file) => !isThere(file))).toEqual([]);
  expect(globSync('server/**/*.{br,gz}', { cwd: build })).toEqual([]);
});

interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, { readonly module: string; readonly imports: readonly string[] }>>;
}

test('the script of a first visit to a full text takes at most 130 kB', () => {
  const [manifest = ''] = globSync('client/assets/manifest-*.js', { cwd: build });
  const text = readFileSync(path.join(build, manifest), 'utf8').replace(/^[^{]*|;$/g, '');
  const { entry, routes } = JSON.parse(text) as Manifest;
  const shown = [
    'root',
    'features/shell/site-frame',
    'features/articles/article-frame',
    'features/articles/article-page',
  ];
  const named = [entry, ...shown.flatMap((id) => routes[id] ?? [])].flatMap(({ module, imports }) => [
    module,
    ...imports,
  ]);
  const later = globSync('client/assets/reading-aids-*.js', { cwd: build });
  expect(later).toHaveLength(1);
  const files = new Set([manifest, ...later, ...named.map((address) => `client${address}`)]);
  const bytes = Array.from(
    files,
    // Those that compression makes no smaller are sent as they are.
    (file) =>
      (statSync(path.join(build, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(path.join(build, file))).size,
  );
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(130_000);
});
