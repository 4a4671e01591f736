import { hanStyleOf, type TypeStyle } from './choose-font.ts';
import { drawLine, lineWidth, type Ink } from './draw-text.ts';
import type { SerifCut } from './font-catalogue.ts';
import { oneLine } from './one-line.ts';
import { readableText } from './readable-text.ts';
import { makeParagraph, setLines } from './set-paragraph.ts';
import { levelText } from './text-runs.ts';

export type Doc = PDFKit.PDFDocument;
export type Parent = PDFKit.PDFStructureElement;

/** Where text stands: from its left edge, or up to its right one. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly end?: 'left' | 'right';
}

/** From the top of a line to its baseline, and to the next line, of the size. */
const [ascent, leading] = [0.95, 1.4];

/** A text set in lines, ready to be drawn. */
interface SetText {
  readonly height: number;
  /** What those hear who hear the document, where it is drawn in another order than it is read. */
  readonly spoken: { actual?: string };
  draw(doc: Doc, place: Place, top: number): void;
}

/** Sets a text of any script in a width. */
export function setText(text: string, ink: Ink, width: number, cut: SerifCut = 'text'): SetText {
  const style: TypeStyle = { cut, han: hanStyleOf(text, '') };
  const readable = readableText(text, style);
  const levelled = levelText(readable, style, 'auto');
  const lines = readable === '' ? [] : setLines(makeParagraph(levelled), ink.size, width);
  const height = lines.length * ink.size * leading;
  return {
    height,
    spoken: levelled.levels.some((level) => level % 2 === 1) ? { actual: readable } : {},
    draw: (doc, { x, width: room, end = 'left' }, top) =>
      lines.forEach((runs, line) => {
        const from = end === 'right' ? x + room - lineWidth(runs, ink) : x;
        drawLine(doc, runs, from, top + ink.size * (ascent + line * leading), ink);
      }),
  };
}

/** Writes what stays in one line, in smaller type where there is no room for it; answers where the next one may stand. */
export function writeOneLine(doc: Doc, whole: Parent, text: string, ink: Ink, { x, width }: Place, top: number) {
  const line = oneLine(text, ink, width);
  if (text !== '') whole.add(doc.struct('P', {}, () => drawLine(doc, line.runs, x, top + ink.size * ascent, line.ink)));
  return top + ink.size * leading;
}

/** Writes texts below one another, each a paragraph of its own; answers where the next one may stand. */
export function writeLines(doc: Doc, whole: Parent, texts: readonly string[], ink: Ink, place: Place, top: number) {
  let below = top;
  for (const text of texts.filter((each) => each.trim() !== '')) {
    const start = below;
    const set = setText(text, ink, place.width);
    whole.add(doc.struct('P', set.spoken, () => set.draw(doc, place, start)));
    below += set.height;
  }
  return below;
}
