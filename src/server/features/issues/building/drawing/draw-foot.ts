import { drawRule } from '../../../../typesetting/draw-rule.ts';
import { drawLine, lineWidth } from '../../../../typesetting/draw-text.ts';
import { colours } from '../../../../typesetting/house-colours.ts';
import { oneLine } from '../../../../typesetting/one-line.ts';
import { placeOf, type PrintedIssue } from './printed-issue.ts';
import { footHeight, inks } from './sheet.ts';

interface Strip {
  readonly width: number;
  /** Its upper edge on the page. */
  readonly top: number;
  readonly margin: number;
}

/** Journal and issue, and the number of the page at the outer edge, as in a book that lies open. */
export function drawFoot(doc: PDFKit.PDFDocument, issue: PrintedIssue, pageNumber: number, strip: Strip): void {
  const { width, top, margin } = strip;
  const [left, right] = [margin, width - margin];
  const baseline = top + footHeight * 0.58;
  const number = oneLine(String(pageNumber), inks.footNumber, 60);
  const words = oneLine(`${issue.journalTitle}  ·  ${placeOf(issue)}`, inks.foot, right - left - 60);
  drawRule(doc, top + 2, left, right, colours.rule);
  const isRecto = pageNumber % 2 === 1;
  drawLine(doc, words.runs, isRecto ? left : right - lineWidth(words.runs, words.ink), baseline, words.ink);
  drawLine(doc, number.runs, isRecto ? right - lineWidth(number.runs, number.ink) : left, baseline, number.ink);
}
