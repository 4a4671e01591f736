import { expect, test } from 'vitest';
import { partsOf, splitReport } from './split-report.ts';

test('paragraphs are points; a numbered list is one point for each number, with the lines that go on with it', () => {
  const comments =
    'The question matters.\n\n1. The sample is small.\nPlease say why.\n2) Table 3 lacks units.\n\nIt reads well.';
  expect(splitReport(comments)).toEqual([
    'The question matters.',
    '1. The sample is small.\nPlease say why.',
    '2) Table 3 lacks units.',
    'It reads well.',
  ]);
});

test('a heading goes with the point that it heads', () => {
  expect(splitReport('Major points:\n\nThe sample is small.')).toEqual(['Major points:\nThe sample is small.']);
});

test('a number within a sentence begins no point', () => {
  expect(splitReport('We counted\n12 cows, and\n1.5 goats')).toHaveLength(1);
});

test('whatever a report holds, each word of it is in a point, and the points are as many and as long as the server takes', () => {
  const long = Array.from({ length: 200 }, (_, place) => `${place + 1}. Point`).join('\n');
  expect(splitReport(long)).toHaveLength(60);
  expect(splitReport(long).at(-1)).toContain('200. Point');
  expect(splitReport('x'.repeat(45_000)).map(({ length }) => length)).toEqual([20_000, 20_000, 5000]);
});

test('a point is split by its lines, else by its sentences', () => {
  expect(partsOf('One.\nTwo. Three.')).toEqual(['One.', 'Two. Three.']);
  expect(partsOf('The sample is small. Why?')).toEqual(['The sample is small.', 'Why?']);
  expect(partsOf('Why?')).toEqual(['Why?']);
});
