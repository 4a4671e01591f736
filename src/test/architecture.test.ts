import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './architecture/check-architecture.ts';
import { fileLengths } from './architecture/check-names-and-sizes.ts';
import { checkPackages } from './architecture/check-packages.ts';
import { readSources, strangersIn } from './architecture/read-sources.ts';
import { flowFaults, flowsIn } from './architecture/flows.ts';
import { checkReaders } from './architecture/table-owners.ts';
import {
  sound,
  imports,
  vendors,
  tableFaults,
  styles,
  catalogueUses,
  literalTexts,
  names,
  pdfStrings,
  privates,
  ends,
} from './architecture/planted-faults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['src', 'scripts', 'e2e', 'bench'];
const sources = readSources(root, folders);

test('the product keeps to its architecture', () => {
  const { median, ninth } = fileLengths(sources);
  process.stdout.write(`${sources.length} files; lines a file: median ${median}, nine in ten below ${ninth}\n`);
  expect(checkArchitecture(sources).map(({ path: file, fault }) => `${file}: ${fault}`)).toEqual([]);
});

test('issue 32: domains that read a table of another domain are listed, and no others', () => {
  expect(checkReaders(sources)).toEqual([]);
  const [gone] = checkReaders([]);
  expect(gone?.fault).toContain('no longer reads');
});

test('issue 32: the flows that ARCHITECTURE.md lists are there, each in twelve files or fewer', () => {
  const flows = flowsIn(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8'));
  expect(flows).toHaveLength(5);
  expect(flows.flatMap((flow) => flowFaults(flow, sources))).toEqual([]);
  const strange = { name: 'Strange', files: ['src/web/routes.ts', 'src/web/novel.ts', 'src/server/errors.ts'] };
  expect(flowFaults(strange, sources)).toEqual([
    'Strange: src/web/novel.ts is not there',
    'Strange: no file before src/server/errors.ts uses it',
  ]);
});

test('every path that ARCHITECTURE.md names is there', () => {
  const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(60);
  const places = ['', 'src', 'src/server'];
  expect(named.filter((name) => !places.some((place) => existsSync(path.join(root, place, name))))).toEqual([]);
});

test('nothing lies between the sources that is none', () => {
  expect(strangersIn(root, folders)).toEqual([]);
});

test('what the server loads is there without the packages of the pages', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(checkPackages(sources, Object.keys(dependencies))).toEqual([]);
  const loads = { path: 'src/server/main.ts', source: "import 'node:fs';\nimport pg from 'pg';\nimport 'marked';" };
  expect(checkPackages([loads], ['pg'])).toEqual([
    { path: loads.path, fault: 'loads "marked", which is none of the dependencies' },
  ]);
});

test('sound files break no wall', () => {
  expect(checkArchitecture(sound)).toEqual([]);
});

test('having seen no files is a fault', () => {
  expect(checkArchitecture([]).map(({ fault }) => fault)).toEqual(Array(3).fill('the check has seen no files here'));
});

describe.each([
  ['imports', imports],
  ['vendors', vendors],
  ['tables', tableFaults],
  ['styles', styles],
  ['names', names],
  ['strings of PDFs', pdfStrings],
  ['private APIs', privates],
  ['ends', ends],
  ['literal texts', literalTexts],
  ['catalogues', catalogueUses],
])('a planted fault of %s is found', (_, planted) => {
  test.each(planted)('%s  %s', (file, source, fault) => {
    const faults = checkArchitecture([...sound.filter((known) => known.path !== file), { path: file, source }]);
    expect(
      faults
        .filter((found) => found.path === file)
        .map((found) => found.fault)
        .join('\n'),
    ).toContain(fault);
  });
});

test('a file that is too long is found', () => {
  const long = { path: 'src/web/ui/long.ts', source: 'line();\n'.repeat(251) };
  expect(checkArchitecture([...sound, long])).toContainEqual({ path: long.path, fault: '251 lines: at most 250' });
});

test('many long files are found, though none is too long', () => {
  const long = Array.from({ length: 10 }, (_, i) => ({
    path: `src/web/ui/part-${i}.ts`,
    source: 'line();\n'.repeat(200),
  }));
  expect(checkArchitecture([...sound, ...long])).toContainEqual({
    path: 'src',
    fault: 'a tenth of the files have 200 lines or more: at most 140',
  });
});

test('a name that merely contains a forbidden word is fine', () => {
  const file = { path: 'src/server/domains/accounts/common-passwords.ts', source: '' };
  expect(checkArchitecture([...sound, file])).toEqual([]);
});
