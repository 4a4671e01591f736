import { expect, test } from 'vitest';
import { csvLine, tsvLine } from './csv-line.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  ['Winds;=1+1;', "Winds;'=1+1;"],
  ['Winds; =1+1', "Winds; '=1+1"],
  ['Winds\t@SUM(1)', "Winds\t'@SUM(1)"],
  ['a, b;"=1+1";', `"a, b;""'=1+1"";"`],
  ['Winds; waves', 'Winds; waves'],
  ['say "a", b', '"say ""a"", b"'],
  ['Winds, waves\n=1+1', `"Winds, waves\n'=1+1"`],
  ['two\r\nlines', '"two\r\nlines"'],
  ['12.50', '12.50'],
  ['', ''],
])('issue 6: the cell %j is written %j', (cell, written) => {
  expect(csvLine([cell, 'end'])).toBe(`${written},end\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['\t=1', "'=1"],
  ['a\tb\r\nc', 'a b c'],
  ['Winds; waves', 'Winds; waves'],
])('issue 8: the cell %j is written %j in a table of tabs', (cell, written) => {
  expect(tsvLine([cell, 'end'])).toBe(`${written}\tend\r\n`);
});
