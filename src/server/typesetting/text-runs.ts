import { bidi } from './bidi.ts';
import { fontFor, type TypeStyle } from './choose-font.ts';
import type { OpenFont } from './open-font.ts';
import { clustersOf } from './readable-text.ts';
import { shapedWidth, type Direction } from './shape-text.ts';

/** Text of one font and one direction; drawn one after another, runs make a line. */
export interface TextRun {
  readonly open: OpenFont;
  readonly direction: Direction;
  readonly text: string;
  /** At size 1. */
  readonly width: number;
}

/** A text with the level of each of its characters: even ones run to the right, odd ones to the left. */
export interface LevelledText {
  readonly text: string;
  readonly style: TypeStyle;
  readonly levels: Uint8Array;
}

const isolates = /^[\u2066-\u2069]$/;

/** Finds the direction of every part of a text; the text as a whole runs as its first letter does, unless that is given. */
export function levelText(text: string, style: TypeStyle, base: 'ltr' | 'auto'): LevelledText {
  return { text, style, levels: bidi.getEmbeddingLevels(text, base).levels };
}

interface LevelledRun {
  readonly open: OpenFont;
  readonly level: number;
  text: string;
}

const directionOf = (level: number): Direction => (level % 2 === 1 ? 'rtl' : 'ltr');

/** A space or a bracket is no reason to change the font: readers take what lies between two fonts for a gap. */
const goesOn = ({ font }: OpenFont, cluster: string): boolean =>
  /^[ \p{P}]$/u.test(cluster) && font.hasGlyphForCodePoint(cluster.codePointAt(0) ?? 0);

/** Parts of one font and level, as they are written. */
function runsInOrder({ text, style, levels }: LevelledText, start: number, end: number): LevelledRun[] {
  const runs: LevelledRun[] = [];
  let index = start;
  for (const cluster of clustersOf(text.slice(start, end))) {
    const level = levels[index] ?? 0;
    index += cluster.length;
    if (isolates.test(cluster)) continue;
    const last = runs.at(-1);
    const open = last?.level === level && goesOn(last.open, cluster) ? last.open : fontFor(cluster, style);
    if (!open) throw new Error(`No font has ${JSON.stringify(cluster)}: the text was not made readable`);
    if (last?.open === open && last.level === level) last.text += cluster;
    else runs.push({ open, level, text: cluster });
  }
  return runs;
}

/** Rule L2 of the bidirectional algorithm: from the highest level down, what lies at or above it is turned round. */
function inVisualOrder(runs: LevelledRun[]): LevelledRun[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = runs;
  for (let level = highest; level > 0; level--) {
    const turned: LevelledRun[] = [];
    let pending: LevelledRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) pending.unshift(run);
      else {
        turned.push(...pending, run);
        pending = [];
      }
    }
    ordered = [...turned, ...pending];
  }
  return ordered;
}

/** A stretch of a text as it is drawn in one line, from left to right. */
export function runsOf(text: LevelledText, start: number, end: number): TextRun[] {
  return inVisualOrder(runsInOrder(text, start, end)).map(({ open, level, text: part }) => {
    const direction = directionOf(level);
    return { open, direction, text: part, width: shapedWidth(open, part, direction) };
  });
}

/** The width of runs one after another, at size 1. */
export const widthOf = (runs: readonly TextRun[]): number => runs.reduce((sum, { width }) => sum + width, 0);
