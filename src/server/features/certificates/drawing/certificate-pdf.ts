import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { firstMoment } from '../../../typesetting/print-date.ts';
import { drawFacts } from './draw-facts.ts';
import { drawOrnament } from './draw-ornament.ts';
import { drawHeading, drawBody } from './draw-words.ts';
import { page } from './page-plan.ts';
import type { PrintedCertificate } from './printed-certificate.ts';
import { setBody } from './set-body.ts';

/** Names in the list of what a document is: as one line. */
const inOneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

function newDocument({ facts, publisher }: PrintedCertificate): PDFKit.PDFDocument {
  // Nothing of the moment of drawing: the same certificate has the same bytes.
  const date = firstMoment(facts.articlePublishedDate);
  return new Pdf({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    tagged: true,
    info: {
      Title: inOneLine(`Certificate of Publication: ${facts.articleTitle}`),
      Author: inOneLine(facts.authors.join(', ')),
      Subject: inOneLine(`${facts.journalTitle}, article ${facts.articleNumber}`),
      Creator: inOneLine(publisher),
      Producer: 'Colophon',
      CreationDate: date,
      ModDate: date,
    },
  });
}

/** A certificate as a PDF of one page, tagged for those who hear it. */
export async function certificatePdf(certificate: PrintedCertificate): Promise<Buffer> {
  const doc = newDocument(certificate);
  const bytes = buffer(doc);
  doc.addPage();
  const body = setBody(certificate);
  drawOrnament(doc, body.head);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  drawHeading(doc, whole, body.head, certificate.publisher);
  drawBody(doc, whole, body);
  drawFacts(doc, whole, certificate);
  whole.end();
  doc.end();
  return bytes;
}
