import { hanStyleOf, type TypeStyle } from './choose-font.ts';
import { lineWidth, type Ink } from './draw-text.ts';
import type { SerifCut } from './font-catalogue.ts';
import { readableText } from './readable-text.ts';
import { levelText, runsOf, type TextRun } from './text-runs.ts';

/** A text in one line, in smaller type where it would be wider than its room. */
export function oneLine(
  text: string,
  ink: Ink,
  room: number,
  cut: SerifCut = 'text',
): { runs: readonly TextRun[]; ink: Ink; width: number } {
  const style: TypeStyle = { cut, han: hanStyleOf(text, '') };
  const readable = readableText(text, style);
  const runs = runsOf(levelText(readable, style, 'auto'), 0, readable.length);
  const width = lineWidth(runs, ink);
  const scale = Math.min(1, room / Math.max(width, 1));
  return { runs, ink: { ...ink, size: ink.size * scale, tracking: (ink.tracking ?? 0) * scale }, width: width * scale };
}
