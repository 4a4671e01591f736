import { documentXml, makeDocx } from '../src/test/documents/make-docx.ts';
import { makePdf, streamOf } from '../src/test/documents/make-pdf.ts';

/** An invented manuscript, as PDF and as Word document. */
export const manuscript = {
  title: 'Wandering dunes and the villages that move with them',
  abstract: 'Dunes wander by some metres a year. We asked forty villages how they move with them, and what is lost.',
  keywords: ['dunes', 'migration', 'oral history'],
  surnames: ['Yagmur', 'Haddad'],
};

const byline = 'Gulsen Yagmur, Amal Haddad';
const place = 'Institute of Sand, Example University, Dubai';

interface Written {
  readonly text: string;
  readonly size: number;
  readonly top: number;
}

const lines: readonly Written[] = [
  { text: 'Wandering dunes and the villages', size: 20, top: 780 },
  { text: 'that move with them', size: 20, top: 756 },
  { text: byline, size: 12, top: 710 },
  { text: place, size: 11, top: 690 },
  { text: 'Abstract', size: 14, top: 640 },
  { text: 'Dunes wander by some metres a year. We asked forty', size: 11, top: 615 },
  { text: 'villages how they move with them, and what is lost.', size: 11, top: 600 },
  { text: `Keywords: ${manuscript.keywords.join(', ')}`, size: 11, top: 570 },
  { text: '1. Introduction', size: 14, top: 530 },
  { text: 'Everybody knows that sand does not stay where it is put.', size: 11, top: 505 },
];

/** The manuscript as a PDF, recognisable only by its type and place. */
export function manuscriptPdf(): Buffer {
  const shown = lines.map(({ text, size, top }) => `BT /F1 ${size} Tf 72 ${top} Td (${text}) Tj ET`).join('\n');
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>';
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  return Buffer.from(makePdf({ objects: [page, font, streamOf(shown)] }));
}

const paragraph = (text: string, style = '') =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** The manuscript as a Word document. */
export function manuscriptDocx(title = manuscript.title): Buffer {
  const texts = [
    'Abstract',
    manuscript.abstract,
    `Keywords: ${manuscript.keywords.join('; ')}`,
    '1. Introduction',
    'Sand.',
  ];
  const more = [byline, place, ...texts].map((text) => paragraph(text)).join('');
  return Buffer.from(makeDocx({ 'word/document.xml': documentXml(title, more) }));
}
