import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import testsOfThreats from './security/threat-tests.json' with { type: 'json' };
import { faultOf } from './tables/named-tests.ts';
import { codeIn, readProjectFile, root, rowsOf } from './tables/read-tables.ts';

const namedTests = new Map(
  Object.entries(testsOfThreats).map(([threat, named]) => [
    threat,
    named.map((one) => {
      const [file = '', ...title] = one.split(' › ');
      return { file, title: title.join(' › ') };
    }),
  ]),
);

const threats = rowsOf(readProjectFile('docs/threat-model.md')).map(
  ({ cells: [label = '', , guard = '', open = ''] }) => ({
    label,
    numbers: label.split(', '),
    files: codeIn(guard).filter((code) => /^[\w./-]+\/[\w.-]+$|^[\w-]+\.(ts|json)$/.test(code)),
    tests: namedTests.get(label) ?? [],
    isOpen: open !== '',
  }),
);

const numbered = (prefix: string, last: number) => Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`);

test('issue 9: the threat model has every threat once, and so has the list of tests', () => {
  const known = [...numbered('', 66), ...numbered('C', 32), ...numbered('R', 15), ...numbered('H', 30)];
  expect(threats.flatMap(({ numbers }) => numbers).toSorted()).toEqual(known.toSorted());
  expect([...namedTests.keys()].toSorted()).toEqual(threats.map(({ label }) => label).toSorted());
});

test('every guard is a file or folder that there is', () => {
  const files = threats.flatMap((threat) => threat.files);
  expect(files.length).toBeGreaterThan(110);
  const isThere = (file: string) => ['src/server', ''].some((folder) => existsSync(path.join(root, folder, file)));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test('every threat has a test that there is, or says that it is open', () => {
  const tests = threats.flatMap((threat) => threat.tests);
  expect(tests.length).toBeGreaterThan(150);
  expect(tests.flatMap((named) => faultOf(named) ?? [])).toEqual([]);
  expect(threats.filter((threat) => threat.tests.length === 0 && !threat.isOpen)).toEqual([]);
});
