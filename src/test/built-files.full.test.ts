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
