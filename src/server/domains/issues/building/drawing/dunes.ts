import { numbersOf, paletteOf } from './palette.ts';
import type { PrintedIssue } from './printed-issue.ts';

/**
 * Dunes under a low sun, in the journal's colours; which way they run follows from the issue. All numbers are shares of the
 * picture's width and height, and a ridge is given by its heights from left to right.
 */
export function dunesOf({
  journalAbbreviation,
  volume,
  number,
}: Pick<PrintedIssue, 'journalAbbreviation' | 'volume' | 'number'>) {
  const palette = paletteOf(journalAbbreviation);
  const next = numbersOf(`${journalAbbreviation} ${volume} ${number}`);
  return {
    sky: palette.sky,
    sun: { fill: palette.sun, x: 0.2 + next() * 0.6, y: 0.2 + next() * 0.12 },
    ridges: palette.dunes.map((fill, layer) => ({
      fill,
      heights: Array.from({ length: 4 }, () => 0.34 + layer * 0.16 + (next() - 0.5) * 0.2),
    })),
  };
}
