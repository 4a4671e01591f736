import { expect, test } from 'vitest';
import { settings } from '../server/config.ts';
import { codeIn, readProjectFile, rowsOf } from './tables/read-tables.ts';

/** Given by every system; nobody sets it for us. */
const ofTheSystem = 'PATH';
const names = Object.keys(settings).filter((name) => name !== ofTheSystem);

const example = readProjectFile('.env.example').split('\n');
const lines = example.flatMap((line) => {
  const [, name, value = ''] = /^#([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, value }];
});

test('issue 9: .env.example has every setting once, and nothing that is none', () => {
  expect(names.length).toBeGreaterThan(25);
  expect(lines.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test('issue 9: each setting of .env.example has its words above it, or shares those of the one before', () => {
  const unexplained = example.filter((line, index) => /^#[A-Z]\w*=/.test(line) && !example[index - 1]?.startsWith('#'));
  expect(unexplained).toEqual([]);
});

test.each(lines)('issue 9: $name takes the value that .env.example gives it, and its default is no other', (line) => {
  const schema = Object.entries(settings).find(([name]) => name === line.name)?.[1];
  const given = schema?.safeParse(line.value);
  expect(given?.error?.issues).toBeUndefined();
  const current: unknown = schema?.parse(undefined);
  expect(given?.data).toEqual(current ?? given?.data);
});

test('issue 9: the tables of settings have every setting, and name none that there is not', () => {
  const documented = ['docs/running.md', 'docs/mail.md', 'docs/payments.md', 'docs/dois.md']
    .flatMap((file) => rowsOf(readProjectFile(file)))
    .filter(({ header }) => header[0] === 'setting')
    .flatMap(({ cells }) => cells.flatMap(codeIn))
    .flatMap((code) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*(?==|$)/.exec(code)?.[0] ?? []);
  expect(names.filter((name) => !documented.includes(name))).toEqual([]);
  expect(documented.filter((name) => !(name in settings))).toEqual([]);
});
