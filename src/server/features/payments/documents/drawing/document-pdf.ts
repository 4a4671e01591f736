import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { drawMark } from '../../../../typesetting/draw-mark.ts';
import { drawLine } from '../../../../typesetting/draw-text.ts';
import { oneLine } from '../../../../typesetting/one-line.ts';
import { factsOf, headings, notesOf, recipientLines } from './document-words.ts';
import { drawTable } from './draw-table.ts';
import type { PrintedDocument } from './printed-document.ts';
import { columns, columnsTop, gap, headingBaseline, inks, issuer, left, mark, sheet, width } from './sheet-plan.ts';
import { writeLines, writeOneLine, type Doc, type Parent } from '../../../../typesetting/write-lines.ts';

function newDocument({ kind, number, issuedOn, issuer: { name } }: PrintedDocument): Doc {
  // Nothing of the moment of drawing: the same document has the same bytes.
  const date = new Date(issuedOn);
  return new Pdf({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    tagged: true,
    info: {
      Title: `${headings[kind]} ${number}`,
      Author: name,
      Creator: name,
      Producer: 'Colophon',
      CreationDate: date,
      ModDate: date,
    },
  });
}

/** Who issues it, and what it is. */
function drawHead(doc: Doc, whole: Parent, { kind, issuer: { name, address, email } }: PrintedDocument): void {
  doc.markContent('Artifact', { type: 'Layout' });
  drawMark(doc, mark);
  doc.endMarkedContent();
  const below = writeLines(doc, whole, [name], inks.house, issuer, issuer.top);
  writeLines(doc, whole, [...address, email], inks.note, issuer, below);
  const heading = oneLine(headings[kind], inks.heading, width, 'display');
  whole.add(doc.struct('H1', {}, () => drawLine(doc, heading.runs, left, headingBaseline, heading.ink)));
}

/** For whom it is, and its facts; answers where the next thing may stand. */
function drawColumns(doc: Doc, whole: Parent, printed: PrintedDocument): number {
  const { recipient, facts } = columns;
  const named = writeLines(doc, whole, ['FOR'], inks.label, recipient, columnsTop);
  const addressed = writeLines(doc, whole, recipientLines(printed), inks.text, recipient, named);
  const recipientEnd = writeOneLine(doc, whole, printed.recipient.email, inks.text, recipient, addressed);
  let factsEnd = columnsTop;
  for (const { label, value } of factsOf(printed)) {
    const labelled = writeLines(doc, whole, [label.toUpperCase()], inks.label, facts, factsEnd);
    factsEnd = writeLines(doc, whole, [value], inks.text, facts, labelled) + 6;
  }
  return Math.max(recipientEnd, factsEnd);
}

/** An invoice or a credit note as a PDF of one page, tagged for those who hear it. */
export async function documentPdf(printed: PrintedDocument): Promise<Buffer> {
  const doc = newDocument(printed);
  const bytes = buffer(doc);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  drawHead(doc, whole, printed);
  const tableTop = drawColumns(doc, whole, printed) + gap;
  const tableEnd = drawTable(doc, whole, printed, tableTop);
  writeLines(doc, whole, notesOf(printed), inks.note, { x: left, width }, tableEnd + gap);
  whole.end();
  doc.end();
  return bytes;
}
