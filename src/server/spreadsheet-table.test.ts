import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { csvTable, tsvTable } from './spreadsheet-table.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"\n'=1"`],
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
])('issue 6: the cell %j is written %j', async (cell, written) => {
  // The reader drops the mark of UTF-8.
  expect(await text(csvTable([[cell, 'end'], []]))).toBe(`${written},end\r\n\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['\t=1', "'=1"],
  ['a\tb\r\nc', 'a b c'],
  ['Winds; waves', 'Winds; waves'],
  ['say "a"', 'say "a"'],
])('issue 8: the cell %j is written %j in a table of tabs', async (cell, written) => {
  expect(await text(tsvTable([[cell, 'end']]))).toBe(`${written}\tend\r\n`);
});

test('a table whose rows end in an error ends in that error', async () => {
  function* rows() {
    yield ['one'];
    throw new Error('The database is gone');
  }
  await expect(text(csvTable(rows()))).rejects.toThrow('The database is gone');
});
