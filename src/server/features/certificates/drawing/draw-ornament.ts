import { colours } from '../../../typesetting/house-colours.ts';
import { frame, middle, page, type Head } from './page-plan.ts';

type Doc = PDFKit.PDFDocument;

/** The house's mark, as the pages of the site show it: a book that opens onto dunes under a low sun. */
const mark = {
  size: 32,
  radius: 7,
  ground: colours.teal,
  sun: { x: 21.5, y: 10.5, radius: 3.5, colour: '#f1b98c' },
  far: { path: 'M4 19.5c4-.5 6.5-4 10-4s6 4 14 4V26H4z', colour: '#d98a55' },
  near: { path: 'M4 26v-4c5 0 8.5 1.2 12 4 3.5-2.8 7-4 12-4v4z', colour: '#fbf3e6' },
} as const;

function drawMark(doc: Doc, { top, size }: Head['mark']): void {
  doc.save();
  doc.translate(middle - size / 2, top).scale(size / mark.size);
  doc.roundedRect(0, 0, mark.size, mark.size, mark.radius).fill(mark.ground);
  doc.circle(mark.sun.x, mark.sun.y, mark.sun.radius).fill(mark.sun.colour);
  doc.path(mark.far.path).fill(mark.far.colour);
  doc.path(mark.near.path).fill(mark.near.colour);
  doc.restore();
}

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
  drawMark(doc, head.mark);
  doc.endMarkedContent();
}

/** A fine rule across the page, or a short one in its middle. */
export function drawRule(doc: Doc, y: number, from: number, to: number, colour: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).stroke(colour);
  doc.endMarkedContent();
}
