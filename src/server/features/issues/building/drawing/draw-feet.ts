import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { colours } from '../../../../typesetting/house-colours.ts';
import { footMargin, plainInfo } from './book.ts';
import { drawFoot } from './draw-foot.ts';
import type { PrintedIssue } from './printed-issue.ts';
import { footHeight } from './sheet.ts';

/** The feet of the articles' pages, each a page of its own, as wide as the page that it goes below. */
export async function drawFeet(issue: PrintedIssue, widths: readonly number[], firstPage: number): Promise<Buffer> {
  const doc = new Pdf({ margin: 0, autoFirstPage: false, pdfVersion: '1.7', info: plainInfo() });
  const bytes = buffer(doc);
  widths.forEach((width, index) => {
    doc.addPage({ size: [width, footHeight], margin: 0 });
    doc.rect(0, 0, width, footHeight).fill(colours.white);
    drawFoot(doc, issue, firstPage + index, { width, top: 0, margin: footMargin({ width }) });
  });
  doc.end();
  return bytes;
}
