import { colours } from './house-colours.ts';

/** The house's mark, as the pages of the site show it: a book that opens onto dunes under a low sun. */
const mark = {
  size: 32,
  radius: 7,
  ground: colours.teal,
  sun: { x: 21.5, y: 10.5, radius: 3.5, colour: '#f1b98c' },
  far: { path: 'M4 19.5c4-.5 6.5-4 10-4s6 4 14 4V26H4z', colour: '#d98a55' },
  near: { path: 'M4 26v-4c5 0 8.5 1.2 12 4 3.5-2.8 7-4 12-4v4z', colour: '#fbf3e6' },
} as const;

/** Draws the mark with its upper left corner here. */
export function drawMark(doc: PDFKit.PDFDocument, place: { x: number; y: number; size: number }): void {
  doc.save();
  doc.translate(place.x, place.y).scale(place.size / mark.size);
  doc.roundedRect(0, 0, mark.size, mark.size, mark.radius).fill(mark.ground);
  doc.circle(mark.sun.x, mark.sun.y, mark.sun.radius).fill(mark.sun.colour);
  doc.path(mark.far.path).fill(mark.far.colour);
  doc.path(mark.near.path).fill(mark.near.colour);
  doc.restore();
}
