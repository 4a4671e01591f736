import { drawRule } from '../../../typesetting/draw-rule.ts';
import { drawLine, lineWidth, type Ink } from '../../../typesetting/draw-text.ts';
import { colours } from '../../../typesetting/house-colours.ts';
import { oneLine } from '../../../typesetting/one-line.ts';
import { setLines } from '../../../typesetting/set-paragraph.ts';
import type { TextRun } from '../../../typesetting/text-runs.ts';
import { inks, middle, textWidth, type Head } from './page-plan.ts';
import { heightOf, roomBelow, type SetBlock, type SetBody } from './set-body.ts';

type Doc = PDFKit.PDFDocument;
type Parent = PDFKit.PDFStructureElement;

const drawCentred = (doc: Doc, runs: readonly TextRun[], y: number, ink: Ink) =>
  drawLine(doc, runs, middle - lineWidth(runs, ink) / 2, y, ink);

/** Who certifies, and what this is. */
export function drawHeading(doc: Doc, whole: Parent, head: Head, publisher: string): void {
  const house = oneLine(publisher.toUpperCase(), inks.publisher, textWidth);
  whole.add(doc.struct('P', {}, () => drawCentred(doc, house.runs, head.publisher, house.ink)));
  const { baseline, size } = head.heading;
  const heading = oneLine('Certificate of Publication', { size, colour: colours.ink }, textWidth, 'display');
  whole.add(doc.struct('H1', {}, () => drawCentred(doc, heading.runs, baseline, heading.ink)));
  drawRule(doc, head.rule, middle - 24, middle + 24, colours.clay);
}

const colourOf = {
  lead: colours.secondary,
  title: colours.ink,
  authors: colours.ink,
  journal: colours.teal,
  issn: colours.secondary,
} as const;

/** From the top of a line to its baseline, of the size. */
const ascent = 0.82;

function drawBlock(doc: Doc, { role, paragraph, size, width, leading }: SetBlock, top: number): void {
  const ink = { size, colour: colourOf[role] };
  setLines(paragraph, size, width).forEach((runs, line) => {
    drawCentred(doc, runs, top + line * leading + (leading - size) / 2 + size * ascent, ink);
  });
}

/** The article, its authors and its journal, in the middle of the room there is. */
export function drawBody(doc: Doc, whole: Parent, { head, blocks }: SetBody): void {
  let top = head.bodyTop + (roomBelow(head) - heightOf(blocks)) / 2;
  for (const block of blocks) {
    top += block.above;
    const start = top;
    // What runs to the left is drawn from its end: those who hear the document get it as it is written.
    const actual = block.paragraph.text.levels.some((level) => level % 2 === 1)
      ? { actual: block.text.replaceAll(/[\u2068\u2069]/g, '') }
      : {};
    whole.add(doc.struct('P', actual, () => drawBlock(doc, block, start)));
    top += heightOf([block]) - block.above;
  }
}
