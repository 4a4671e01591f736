import { embeddableFont } from './embed-font.ts';
import { widthOf, type TextRun } from './text-runs.ts';

type Doc = PDFKit.PDFDocument;

export interface Ink {
  readonly size: number;
  readonly colour: string;
  /** Space between letters, in points. */
  readonly tracking?: number;
}

const fontsOf = new WeakMap<Doc, Map<string, object>>();

function embedded(doc: Doc, { open, direction }: TextRun): object {
  const fonts = fontsOf.get(doc) ?? new Map<string, object>();
  fontsOf.set(doc, fonts);
  const name = `${open.name}-${direction}`;
  const font = fonts.get(name) ?? embeddableFont(open, direction);
  fonts.set(name, font);
  return font;
}

/** The width of a line, in points. */
export const lineWidth = (runs: readonly TextRun[], { size, tracking = 0 }: Ink): number =>
  widthOf(runs) * size + tracking * runs.reduce((count, { text }) => count + text.length, 0);

/** Draws a line with its baseline at `y`, beginning at `x`. */
export function drawLine(doc: Doc, runs: readonly TextRun[], x: number, y: number, ink: Ink): void {
  let left = x;
  for (const run of runs) {
    // pdfkit takes whatever can lay out text; its types know of names and bytes alone.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const font = embedded(doc, run) as unknown as string;
    doc
      .font(font)
      .fontSize(ink.size)
      .fillColor(ink.colour)
      .text(run.text, left, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: ink.tracking ?? 0,
        // Any list makes pdfkit lay the text out as a whole, and not word by word from the left.
        features: [],
      });
    left += lineWidth([run], ink);
  }
}
