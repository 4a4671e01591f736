import { expect, test } from 'vitest';
import { splitByScript } from './house-type.ts';

test('a name is set from as many fonts as its letters ask for', () => {
  expect(splitByScript('Işık').map(({ text, script }) => `${text}:${script}`)).toEqual([
    'I:latin',
    'ş:extended',
    'ık:latin',
  ]);
  expect(splitByScript('Nguyễn').map(({ script }) => script)).toEqual(['latin', 'vietnamese', 'latin']);
  expect(splitByScript('µ ≤ χ').map(({ script }) => script)).toEqual(['latin', 'symbols', 'latin', 'greek']);
});
