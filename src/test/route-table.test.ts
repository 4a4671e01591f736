import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dashboardTabs, pages } from '../contracts/pages.ts';
import { faultOf } from './tables/named-tests.ts';
import { readProjectFile, root } from './tables/read-tables.ts';

const lines = readProjectFile('src/test/tables/routes.md').split('\n');
const cells = lines.filter((line) => line.startsWith('| `')).map((line) => line.split('|').map((cell) => cell.trim()));
const routes = cells.map(([, route = '']) => route);
const screens = lines.slice(0, lines.indexOf('Beside the screens:'));
const named = cells.map(([, , , covered = '']) => {
  const [file = '', title] = covered.split(' › ');
  return { file: file.replaceAll('`', ''), title };
});

test('every screen stands in the table of routes once', () => {
  for (const { pattern } of Object.values(pages))
    expect(
      routes.filter((route) => route === `\`${pattern}\``),
      pattern,
    ).toHaveLength(1);
});

test('no screen stands in the table of routes that there is not', () => {
  const patterns = Object.values(pages).map(({ pattern }) => `\`${pattern}\``);
  const rows = routes.filter((route) => screens.some((line) => line.startsWith(`| ${route} |`)));
  expect(rows).toHaveLength(patterns.length);
  expect(rows.filter((route) => !patterns.some((pattern) => pattern === route))).toEqual([]);
});

test('every tab of the dashboard stands in the table of routes once', () => {
  for (const tab of Object.values(dashboardTabs))
    expect(
      routes.filter((route) => route === `\`${pages.dashboard.pattern}?tab=${tab}\``),
      `tab ${tab}`,
    ).toHaveLength(1);
});

test('every test that the table of routes names exists', () => {
  expect(named.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([]);
  const titled = named.flatMap(({ file, title }) =>
    title === undefined ? [] : [{ file, title: title.replaceAll('`', '') }],
  );
  expect(titled.length).toBeGreaterThan(40);
  expect(titled.flatMap((one) => faultOf(one) ?? [])).toEqual([]);
});
