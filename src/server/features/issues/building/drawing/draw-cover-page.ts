import { drawLine, lineWidth } from '../../../../typesetting/draw-text.ts';
import { colours } from '../../../../typesetting/house-colours.ts';
import { oneLine } from '../../../../typesetting/one-line.ts';
import type { Book } from './book.ts';
import { designCover } from './design-cover.ts';
import { paletteOf } from './palette.ts';
import { placeOf, yearsOf, type PrintedIssue } from './printed-issue.ts';

/** The picture for the cover cannot be read. */
export class PictureFault extends Error {
  constructor() {
    super('The picture for the cover cannot be read');
  }
}

function drawDesigned({ doc, sheet }: Book, issue: PrintedIssue): void {
  const { shapes, lines } = designCover(issue, sheet);
  for (const { path, fill } of shapes) doc.path(path).fill(fill);
  for (const { runs, x, y, ink } of lines) drawLine(doc, runs, x, y, ink);
}

const bandShare = 0.1;

/** The picture over the whole width, whole where it can be; below it a band in the journal's colour that says what it is. */
function drawPicture({ doc, sheet }: Book, issue: PrintedIssue, picture: Buffer): void {
  const { width, height } = sheet;
  const dark = paletteOf(issue.journalAbbreviation).dunes[3];
  const room = height * (1 - bandShare);
  doc.rect(0, 0, width, height).fill(dark);
  doc.save();
  doc.rect(0, 0, width, room).clip();
  try {
    doc.image(picture, 0, 0, { cover: [width, room], align: 'center', valign: 'center' });
  } catch {
    throw new PictureFault();
  }
  doc.restore();
  const margin = width * 0.075;
  const ink = { size: width * 0.028, colour: colours.paper };
  const middle = room + (height - room) / 2 + ink.size * 0.35;
  const place = oneLine(`${placeOf(issue)}  ·  ${yearsOf(issue)}`, ink, width * 0.4);
  const title = oneLine(issue.journalTitle, { ...ink, size: width * 0.034 }, width * 0.5, 'display');
  drawLine(doc, title.runs, margin, middle, title.ink);
  drawLine(doc, place.runs, width - margin - lineWidth(place.runs, place.ink), middle, place.ink);
}

/** The cover: the picture that was sent, or dunes in the journal's colours. */
export function drawCoverPage(book: Book, issue: PrintedIssue, picture: Buffer | null): void {
  book.addPage(false);
  if (picture === null) drawDesigned(book, issue);
  else drawPicture(book, issue, picture);
}
