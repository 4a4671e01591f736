import type { RichText } from '../content/rich-text.ts';
import { colours } from '../../typesetting/house-colours.ts';
import { italic, margins, pageSize, styles, textWidth } from './page-setup.ts';
import { breakLines, type Line } from './type/break-lines.ts';
import { drawLine, makeWords, naturalWidth, type Span, type Style } from './type/words.ts';

export type Doc = PDFKit.PDFDocument;

/** Where the next line goes; pages are added as the text needs them. */
export type Flow = {
  doc: Doc;
  y: number;
  bottom: number;
  pageNumber: number;
  runningHead: { even: string; odd: string };
};

export type ParagraphShape = { leading: number; justify?: boolean; indent?: number; left?: number; width?: number };

const full = pageSize[1] - margins.bottom;

/** Rich text as spans in a style and its italics. */
export const spansOf = (text: RichText, style: Style): Span[] =>
  text.stretches.map((stretch) => ({ text: stretch.text, style: stretch.italic ? italic(style) : style }));

/** Lines of a paragraph, broken and ready to be drawn. */
export function setLines(doc: Doc, spans: Span[], width: number, justify = false, indent = 0): Line[] {
  return breakLines(makeWords(doc, spans), width, justify, indent);
}

/** A hairline across the page or a part of it. */
export function drawRule(
  doc: Doc,
  y: number,
  weight = 0.5,
  colour: string = colours.rule,
  x = margins.left,
  width = textWidth,
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke();
}

function drawRunningHead(flow: Flow): void {
  const even = flow.pageNumber % 2 === 0;
  const y = 44;
  const folio = makeWords(flow.doc, [
    { text: String(flow.pageNumber), style: { ...styles.small, colour: colours.ink } },
  ]);
  const head = makeWords(flow.doc, [
    { text: even ? flow.runningHead.even : flow.runningHead.odd, style: styles.smallItalic },
  ]);
  const right = (width: number) => margins.left + textWidth - width;
  drawLine(flow.doc, folio, even ? margins.left : right(naturalWidth(folio)), y);
  drawLine(flow.doc, head, even ? right(naturalWidth(head)) : margins.left, y);
  drawRule(flow.doc, y + 8);
}

/** Begins the first page of a text; it carries no running head. */
export function openFlow(doc: Doc, pageNumber: number, runningHead: Flow['runningHead']): Flow {
  doc.addPage();
  return { doc, y: margins.top, bottom: full, pageNumber, runningHead };
}

function turnPage(flow: Flow): void {
  flow.doc.addPage();
  flow.pageNumber += 1;
  flow.y = margins.top;
  flow.bottom = full;
  drawRunningHead(flow);
}

/** Turns the page unless so much room is left on it. */
export function keepTogether(flow: Flow, height: number): void {
  if (flow.y + height > flow.bottom) turnPage(flow);
}

/** Draws lines one below the other; no first or last line of a paragraph stands alone on a page. */
export function placeLines(flow: Flow, lines: Line[], shape: ParagraphShape): void {
  const left = shape.left ?? margins.left;
  lines.forEach((line, index) => {
    const rest = lines.length - index;
    const together = index === 0 ? Math.min(rest, 2) : rest === 2 ? 2 : 1;
    keepTogether(flow, together * shape.leading);
    flow.y += shape.leading;
    drawLine(
      flow.doc,
      line.words,
      left + (index === 0 ? (shape.indent ?? 0) : 0),
      flow.y - shape.leading * 0.24,
      line.stretch,
    );
  });
}

/** Sets and draws a paragraph. */
export function placeParagraph(flow: Flow, spans: Span[], shape: ParagraphShape): void {
  placeLines(flow, setLines(flow.doc, spans, shape.width ?? textWidth, shape.justify, shape.indent), shape);
}
