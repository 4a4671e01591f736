import { typeset } from '../../../ports/typesetter/typeset.ts';
import { factsOf, headings, notesOf, printedAmount, recipientLines, totalWords } from './document-words.ts';
import type { PrintedDocument } from './printed-document.ts';

/** An invoice or a credit note as a PDF of one page. */
export const printDocument = (printed: PrintedDocument): Promise<Buffer> =>
  typeset({
    template: 'payment-document',
    title: `${headings[printed.kind]} ${printed.number}`,
    authors: [printed.issuer.name],
    date: printed.issuedOn,
    language: 'en',
    content: {
      heading: headings[printed.kind],
      issuer: printed.issuer,
      recipient: recipientLines(printed).filter((line) => line !== ''),
      email: printed.recipient.email,
      facts: factsOf(printed),
      description: printed.description,
      amount: printedAmount(printed),
      'total-label': totalWords[printed.kind],
      notes: notesOf(printed),
    },
  });
