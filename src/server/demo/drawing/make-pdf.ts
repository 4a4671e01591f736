import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import type { Doc } from './page-flow.ts';
import { pageSize } from './page-setup.ts';
import { registerHouseType } from './type/house-type.ts';

export type PdfFacts = { title: string; author: string; subject: string; keywords: string; date: string };

/** A PDF drawn by `draw`; the same facts and drawing give the same bytes. */
export async function makePdf(facts: PdfFacts, draw: (doc: Doc) => void): Promise<Buffer> {
  const date = new Date(facts.date);
  const doc = new Pdf({
    size: pageSize,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: facts.title,
      Author: facts.author,
      Subject: facts.subject,
      Keywords: facts.keywords,
      Creator: 'Colophon',
      Producer: 'Colophon',
      CreationDate: date,
      ModDate: date,
    },
  });
  const bytes = buffer(doc);
  registerHouseType(doc);
  draw(doc);
  doc.end();
  return bytes;
}
