import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInstalled } from './dependencies.mjs';
import { inProject } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'colophon-dependencies-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {Record<string, object>} packages */
function file(name, packages) {
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
  return join(folder, name);
}

const one = { version: '1.0.0', integrity: 'sha512-a' };
const lockfile = file('lock', {
  '': { version: '0.1.0' },
  'node_modules/one': one,
  'node_modules/other-system': { ...one, optional: true },
});

test.each([
  ['all is there', { 'node_modules/one': one }, true],
  ['a package is missing', {}, false],
  ['a package is of another version', { 'node_modules/one': { ...one, version: '0.9.0' } }, false],
  ['a package has another content', { 'node_modules/one': { ...one, integrity: 'sha512-b' } }, false],
])('issue 9: packages that npm installed by itself are not installed again: %s', (_case, packages, isThere) => {
  expect(isInstalled(lockfile, file('installed', packages))).toBe(isThere);
});

test('issue 9: without a note of npm nothing is installed, and the packages of this folder are', () => {
  expect(isInstalled(lockfile, join(folder, 'none'))).toBe(false);
  const own = [inProject('package-lock.json'), inProject('node_modules', '.package-lock.json')];
  expect(isInstalled(own[0] ?? '', own[1] ?? '')).toBe(true);
});
