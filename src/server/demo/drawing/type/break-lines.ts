import type { Word } from './words.ts';

export type Line = { words: Word[]; stretch: number };
type Best = { cost: number; from: number };

const spaces = (words: Word[]) => words.slice(0, -1).filter((word) => word.space > 0);

function fit(words: Word[], width: number): { slack: number; gaps: number; spaceWidth: number } {
  const between = spaces(words);
  const spaceWidth = between.reduce((sum, word) => sum + word.space, 0);
  const natural = words.reduce((sum, word) => sum + word.width, 0) + spaceWidth;
  return { slack: width - natural, gaps: between.length, spaceWidth };
}

function cost(words: Word[], width: number, last: boolean): number {
  const { slack, spaceWidth } = fit(words, width);
  if (slack < -0.15 * spaceWidth - 0.01) return words.length === 1 ? 1e6 : Infinity;
  // A last line of one short word looks like a mistake.
  if (last && slack >= 0) return slack > 0.92 * width ? 60 : 0;
  const ratio = slack / Math.max(spaceWidth, 1);
  return 1 + 100 * Math.abs(ratio * (ratio < 0 ? 4 : 1)) ** 3;
}

/** Breaks a paragraph so that the whole of it is as even as it can be, in the manner of Knuth and Plass. */
export function breakLines(words: Word[], width: number, justify: boolean, indent = 0): Line[] {
  const best: Best[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let found: Best = { cost: Infinity, from: end - 1 };
    for (let from = end - 1; from >= 0; from--) {
      const room = from === 0 ? width - indent : width;
      const here = cost(words.slice(from, end), room, end === words.length);
      const total = (best[from]?.cost ?? Infinity) + here;
      if (total < found.cost) found = { cost: total, from };
      if (here === Infinity && end - from > 1) break;
    }
    best[end] = found;
  }
  const lines: Line[] = [];
  for (let end = words.length; end > 0;) {
    const from = best[end]?.from ?? end - 1;
    const line = words.slice(from, end);
    const { slack, gaps } = fit(line, from === 0 ? width - indent : width);
    const stretched = justify && gaps > 0 && (end < words.length || slack < 0);
    lines.unshift({ words: line, stretch: stretched ? slack / gaps : 0 });
    end = from;
  }
  return lines;
}
