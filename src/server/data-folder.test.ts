import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeDataFolder } from './data-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-data-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'file');
writeFileSync(file, 'somebody’s');

test('issue 9: the folder of data is made at the first start, with those above it, and taken as it is later', () => {
  const dataDir = path.join(folder, 'one', 'two', 'data');
  makeDataFolder(dataDir);
  makeDataFolder(dataDir);
  expect(statSync(dataDir).isDirectory()).toBe(true);
});

test.each([
  ['a file', file, 'a file is in its place'],
  ['below a file', path.join(file, 'data'), 'a file is in its place, or in its path'],
  ['where the system takes no folders', '/proc/colophon/data', 'the folder cannot be created'],
])('issue 9: a folder of data that can hold nothing stops the start in words: %s', (_name, dataDir, words) => {
  expect(() => makeDataFolder(dataDir)).toThrow(`${dataDir} cannot be the data folder: ${words}`);
});
