import { describe, expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import type { Word } from './words.ts';

const word = (width: number): Word => ({ pieces: [], width, space: 3 });
const widths = (words: Word[]) => words.map(({ width }) => width);

describe('a paragraph', () => {
  test('keeps its words in order and loses none', () => {
    const words = Array.from({ length: 60 }, (_, index) => word(8 + (index % 7)));
    const lines = breakLines(words, 100, true);
    expect(lines.flatMap((line) => widths(line.words))).toEqual(widths(words));
  });

  test('fills every line but the last to the measure', () => {
    const words = Array.from({ length: 60 }, (_, index) => word(8 + (index % 7)));
    const lines = breakLines(words, 100, true);
    for (const line of lines.slice(0, -1)) {
      const gaps = line.words.length - 1;
      const width = widths(line.words).reduce((sum, value) => sum + value, 0) + gaps * (3 + line.stretch);
      expect(width).toBeCloseTo(100, 5);
    }
    expect(lines.at(-1)?.stretch).toBe(0);
  });

  test('evens out its lines instead of filling the first ones greedily', () => {
    // A greedy setter would put three words on the first line and leave the second half empty.
    const lines = breakLines([word(30), word(30), word(30), word(60), word(90)], 96, false);
    expect(lines.map((line) => line.words.length)).toEqual([2, 2, 1]);
  });

  test('sets a word that is too long on a line of its own', () => {
    expect(breakLines([word(10), word(300), word(10)], 100, true)).toHaveLength(3);
  });
});
