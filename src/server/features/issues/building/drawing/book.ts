import Pdf from 'pdfkit';
import { hanStyleOf, type TypeStyle } from '../../../../typesetting/choose-font.ts';
import { drawLine, lineWidth, type Ink } from '../../../../typesetting/draw-text.ts';
import type { SerifCut } from '../../../../typesetting/font-catalogue.ts';
import { readableText } from '../../../../typesetting/readable-text.ts';
import { makeParagraph, setLines } from '../../../../typesetting/set-paragraph.ts';
import { levelText, type TextRun } from '../../../../typesetting/text-runs.ts';
import { drawFoot } from './draw-foot.ts';
import type { PrintedIssue } from './printed-issue.ts';
import { footHeight, type Sheet } from './sheet.ts';

/** Lines of a text that were set, and the way in which they run. */
export interface SetLines {
  readonly lines: readonly (readonly TextRun[])[];
  readonly ink: Ink;
  readonly isRtl: boolean;
}

const firstLetter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Sets a text of any script in a width. */
export function setWords(text: string, ink: Ink, width: number, cut: SerifCut = 'text'): SetLines {
  const style: TypeStyle = { cut, han: hanStyleOf(text, '') };
  const readable = readableText(text, style);
  const lines = readable === '' ? [] : setLines(makeParagraph(levelText(readable, style, 'auto')), ink.size, width);
  return { lines, ink, isRtl: rightToLeft.test(firstLetter.exec(readable)?.[0] ?? '') };
}

const ascent = 0.95;

/** Draws lines from here down, each from the side on which its text begins; answers where the next may stand. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  { lines, ink, isRtl }: SetLines,
  place: { x: number; width: number; top: number; leading: number },
): number {
  lines.forEach((runs, index) => {
    const x = isRtl ? place.x + place.width - lineWidth(runs, ink) : place.x;
    drawLine(doc, runs, x, place.top + ink.size * ascent + index * place.leading, ink);
  });
  return place.top + lines.length * place.leading;
}

/** The pages of an issue that are drawn, one after the other; every page but the cover has a foot. */
export class Book {
  readonly doc: PDFKit.PDFDocument;
  readonly sheet: Sheet;
  readonly #issue: PrintedIssue;
  pages = 0;
  /** Where the next words may stand. */
  top = 0;

  constructor(issue: PrintedIssue, sheet: Sheet) {
    this.#issue = issue;
    this.sheet = sheet;
    this.doc = new Pdf({ margin: 0, autoFirstPage: false, pdfVersion: '1.7', info: plainInfo() });
  }

  get left(): number {
    return this.sheet.margin;
  }

  get width(): number {
    return this.sheet.width - 2 * this.sheet.margin;
  }

  get bottom(): number {
    return this.sheet.height - footHeight - this.sheet.margin * 0.7;
  }

  addPage(hasFoot = true): void {
    const { width, height, margin } = this.sheet;
    this.doc.addPage({ size: [width, height], margin: 0 });
    this.pages += 1;
    this.top = margin * 1.15;
    if (hasFoot)
      drawFoot(this.doc, this.#issue, this.pages, { width, top: height - footHeight, margin: footMargin(this.sheet) });
  }

  /** Makes room for what stands together. */
  need(height: number): void {
    if (this.top + height > this.bottom) this.addPage();
  }
}

/** The feet of all pages reach as far out, whatever the size of the type area is. */
export const footMargin = ({ width }: { readonly width: number }): number => Math.round(width * 0.075);

/** Nothing of the moment of drawing; what the document is called is written where it is put together. */
export const plainInfo = () => ({ Producer: 'Colophon', CreationDate: new Date(0), ModDate: new Date(0) });
