import { expect, test } from 'vitest';
import { groupByLetter } from './titles-by-letter.tsx';

const grouped = (...titles: string[]) =>
  groupByLetter(titles, (title) => title).map(({ letter, entries }) => [letter, ...entries]);

test('titles are sorted without regard to letter case and grouped by their first letter', () => {
  expect(grouped('beta', 'Annals', 'Bulletin', 'archive')).toEqual([
    ['A', 'Annals', 'archive'],
    ['B', 'beta', 'Bulletin'],
  ]);
});

test('an accent does not make another letter', () => {
  expect(grouped('Écologie', 'Economy')).toEqual([['E', 'Écologie', 'Economy']]);
});

test('titles that begin with no letter stand together', () => {
  expect(grouped('3D Printing', 'Zoo')).toEqual([
    ['#', '3D Printing'],
    ['Z', 'Zoo'],
  ]);
});
