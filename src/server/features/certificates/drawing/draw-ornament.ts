import { drawMark } from '../../../typesetting/draw-mark.ts';
import { colours } from '../../../typesetting/house-colours.ts';
import { frame, middle, page, type Head } from './page-plan.ts';

type Doc = PDFKit.PDFDocument;

const inset = (doc: Doc, distance: number) =>
  doc.rect(distance, distance, page.width - 2 * distance, page.height - 2 * distance);

/** Paper within a mat of sand and a fine rule, and the mark: what is seen and not read. */
export function drawOrnament(doc: Doc, head: Head): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, page.width, page.height).fill(colours.sand);
  inset(doc, frame.mat).fill(colours.paper);
  inset(doc, frame.rule).lineWidth(0.6).stroke(colours.clay);
  inset(doc, frame.rule + 3)
    .lineWidth(0.3)
    .stroke(colours.rule);
  const { top, size } = head.mark;
  drawMark(doc, { x: middle - size / 2, y: top, size });
  doc.endMarkedContent();
}
