import { doiHref } from '../../../../contracts/doi-href.ts';
import { drawRule } from '../../../typesetting/draw-rule.ts';
import { drawLine } from '../../../typesetting/draw-text.ts';
import { colours } from '../../../typesetting/house-colours.ts';
import { oneLine } from '../../../typesetting/one-line.ts';
import { printDate } from '../../../typesetting/print-date.ts';
import { drawCode } from './draw-code.ts';
import { facts as place, inks, page, side } from './page-plan.ts';
import type { PrintedCertificate } from './printed-certificate.ts';

type Doc = PDFKit.PDFDocument;
type Parent = PDFKit.PDFStructureElement;

/** What is known of where and when the article was published; what is not known is left out. */
function factsOf({ facts }: PrintedCertificate): { label: string; value: string }[] {
  const day = (value: string | null) => value && printDate(value);
  const all = [
    { label: 'Volume', value: facts.articleVolume },
    { label: 'Issue', value: facts.articleIssue },
    { label: 'Article number', value: facts.articleNumber },
    { label: 'Received', value: day(facts.articleReceivedDate) },
    { label: 'Accepted', value: day(facts.articleAcceptedDate) },
    { label: 'Published', value: day(facts.articlePublishedDate) },
  ];
  return all.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

const widestGap = 34;
const narrowestGap = 12;

function drawColumns(doc: Doc, whole: Parent, certificate: PrintedCertificate): void {
  const known = factsOf(certificate);
  const share = place.width / known.length;
  const columns = known.map(({ label, value }) => ({
    actual: `${label}: ${value}`,
    label: oneLine(label.toUpperCase(), inks.label, share),
    value: oneLine(value, inks.fact, share * 1.5),
  }));
  const widths = columns.map(({ label, value }) => Math.max(label.width, value.width));
  const taken = widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.max(narrowestGap, Math.min(widestGap, (place.width - taken) / Math.max(1, known.length - 1)));
  let x = side;
  columns.forEach(({ actual, label, value }, index) => {
    const left = x;
    whole.add(
      doc.struct('P', { actual }, () => {
        drawLine(doc, label.runs, left, place.baseline, label.ink);
        drawLine(doc, value.runs, left, place.baseline + 15, value.ink);
      }),
    );
    x += (widths[index] ?? 0) + gap;
  });
}

const noteBaseline = place.baseline + 38;
const noteLeading = 12.5;

function drawLink(doc: Doc, whole: Parent, address: string, x: number, y: number, room: number): void {
  const line = oneLine(address, inks.address, room);
  const link = doc.struct('Link');
  whole.add(link);
  link.add(() => drawLine(doc, line.runs, x, y, line.ink));
  const { size } = line.ink;
  // pdfkit writes a string object as a text and a plain one as a name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const contents = new String(address) as string;
  const options = { Contents: contents, structParent: link };
  doc.link(x, y - size, line.width, size * 1.3, address, options);
  link.end();
}

/** A line of words and the address that they lead to. */
function drawNote(doc: Doc, whole: Parent, words: string, address: string, y: number): void {
  const line = oneLine(words, inks.note, place.width);
  whole.add(doc.struct('P', {}, () => drawLine(doc, line.runs, side, y, line.ink)));
  const x = side + line.width + 4;
  drawLink(doc, whole, address, x, y, side + place.width - x);
}

/** The facts on record, and where they can be confirmed. */
export function drawFacts(doc: Doc, whole: Parent, certificate: PrintedCertificate): void {
  const { facts, address } = certificate;
  drawRule(doc, place.top, side, page.width - side, colours.rule);
  drawColumns(doc, whole, certificate);
  if (facts.doi !== null) drawNote(doc, whole, 'The article is found at', doiHref(facts.doi), noteBaseline);
  const last = facts.doi === null ? noteBaseline : noteBaseline + noteLeading;
  drawNote(doc, whole, 'This certificate is confirmed at', address, last);
  whole.add(doc.struct('Figure', { alt: `A QR code that leads to ${address}` }, () => drawCode(doc, address)));
}
