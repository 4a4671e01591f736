import { catalogWith, makePdf } from './make-pdf.ts';

/** Draws a line of text on a page. `y` is in points from below; the grey goes from 0, black, to 1. */
export const line = (y: number, text: string, grey = 0) => `${grey} g BT /F1 12 Tf 20 ${y} Td (${text}) Tj ET`;

/** A PDF of one small page. `more` is added to the page's object. */
export const page = (content: string, more = '') =>
  makePdf({
    catalog: catalogWith(''),
    objects: [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R${more}>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ],
  });

/** A PDF that says one line. */
export const pdfSaying = (text: string) => page(line(60, text));
