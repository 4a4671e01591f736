import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { drawMark } from '../../../../typesetting/draw-mark.ts';
import { drawRule } from '../../../../typesetting/draw-rule.ts';
import { drawLine } from '../../../../typesetting/draw-text.ts';
import { colours } from '../../../../typesetting/house-colours.ts';
import { oneLine } from '../../../../typesetting/one-line.ts';
import { writeLines, writeOneLine, type Doc } from '../../../../typesetting/write-lines.ts';
import type { PrintedReviews } from './printed-reviews.ts';

/** Upright A4, in points. */
const sheet = { width: 595.28, height: 841.89 };
const left = 72;
const column = { x: left, width: sheet.width - 2 * left };
const lowest = sheet.height - 110;

const inks = {
  house: { size: 13, colour: colours.ink },
  heading: { size: 30, colour: colours.ink },
  lead: { size: 11, colour: colours.secondary },
  name: { size: 22, colour: colours.teal },
  text: { size: 12, colour: colours.ink },
  note: { size: 9, colour: colours.secondary },
} as const;

const counted = (reviews: number) => (reviews === 1 ? 'one review' : `${reviews} reviews`);

function newDocument({ publisher, reviewer, year }: PrintedReviews): Doc {
  // Nothing of the moment of drawing: the same certificate has the same bytes.
  const date = new Date(Date.UTC(year, 11, 31));
  return new Pdf({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    tagged: true,
    info: {
      Title: `Certificate of Review ${year}`,
      Author: publisher,
      Subject: `Reviews by ${reviewer}`,
      Creator: publisher,
      Producer: 'Colophon',
      CreationDate: date,
      ModDate: date,
    },
  });
}

/** The journals with the reviews for each; those that have no room are counted, never left out in silence. */
function journalLines({ journals }: PrintedReviews, top: number): string[] {
  const lines = journals.map(({ title, reviews }) => `${title}: ${counted(reviews)}`);
  const room = Math.max(1, Math.floor((lowest - top) / (inks.text.size * 1.4)));
  if (lines.length <= room) return lines;
  const rest = journals.slice(room - 1);
  const restReviews = rest.reduce((sum, { reviews }) => sum + reviews, 0);
  return [...lines.slice(0, room - 1), `${rest.length} more journals: ${counted(restReviews)}`];
}

/** A reviewer’s certificate as a PDF of one page, tagged for those who hear it. */
export async function reviewsPdf(printed: PrintedReviews): Promise<Buffer> {
  const doc = newDocument(printed);
  const bytes = buffer(doc);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  doc.markContent('Artifact', { type: 'Layout' });
  drawMark(doc, { x: left, y: 72, size: 30 });
  doc.endMarkedContent();
  writeOneLine(doc, whole, printed.publisher, inks.house, { x: left + 42, width: column.width - 42 }, 78);
  const heading = oneLine('Certificate of Review', inks.heading, column.width, 'display');
  whole.add(doc.struct('H1', {}, () => drawLine(doc, heading.runs, left, 186, heading.ink)));
  drawRule(doc, 204, left, left + 48, colours.clay);
  const total = printed.journals.reduce((sum, { reviews }) => sum + reviews, 0);
  const lead = writeLines(doc, whole, ['This is to certify that'], inks.lead, column, 238);
  const named = writeLines(doc, whole, [printed.reviewer], inks.name, column, lead + 6);
  const said = `completed ${counted(total)} as an independent expert in ${printed.year}, with thanks for the time and care that this took.`;
  const top = writeLines(doc, whole, [said], inks.lead, column, named + 8) + 22;
  for (const [index, text] of journalLines(printed, top).entries())
    writeOneLine(doc, whole, text, inks.text, column, top + index * inks.text.size * 1.4);
  const note = 'Review is double-anonymized. This certificate therefore names no manuscript.';
  writeLines(doc, whole, [note], inks.note, column, lowest + 24);
  whole.end();
  doc.end();
  return bytes;
}
