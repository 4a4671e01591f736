import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { inOwnLines } from './own-lines.ts';
import { inProject } from './project-folder.ts';

let built = '';

beforeAll(() => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'colophon-lines-')), 'build/app');
  mkdirSync(folder, { recursive: true });
  built = path.join(folder, 'main.js');
  const runs = [
    [1, -1, 0],
    [10, 0, 3],
    [20, 1, 40],
    [25, -1, 0],
  ];
  writeFileSync(
    `${built}.lines.json`,
    JSON.stringify({ sources: ['src/server/main.ts', 'src/server/config.ts'], runs }),
  );
});

const address = (file: string) => pathToFileURL(file).href;
const frame = (place: string) => `Error: no\n    at f (${place})\n    at node:internal/x:1:2`;

test.each([
  [10, 'src/server/main.ts', 3],
  [19, 'src/server/main.ts', 12],
  [21, 'src/server/config.ts', 41],
])('line %i of the built server is called what it is in the source', (line, source, original) => {
  const told = inOwnLines(frame(`${address(built)}:${line}:7`));
  expect(told).toBe(frame(`${address(inProject(source))}:${original}`));
});

test.each([5, 30])('line %i is of a package, and stays as it is', (line) => {
  expect(inOwnLines(frame(`${address(built)}:${line}:7`))).toBe(frame(`${address(built)}:${line}:7`));
});

test('where nothing is noted of a built file its lines stay', () => {
  const other = frame(`${address(built.replace('main', 'other'))}:10:7`);
  expect(inOwnLines(other)).toBe(other);
});
