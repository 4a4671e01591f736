import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import Pdf from 'pdfkit';
import { makeCompoundFile, makeDoc } from './make-doc.ts';
import { contentTypes, docxParts, documentType, documentXml, makeDocx, relationships } from './make-docx.ts';
import { aPage, catalogWith, makePdf, pdfText, streamOf } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';

/** A file that must be taken as it is. */
export interface GoodFile {
  readonly what: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const bytesOf = (bytes: Uint8Array | string) =>
  new Uint8Array(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);

/** A PDF as a program writes it. */
export async function printedPdf(
  options: PDFKit.PDFDocumentOptions = {},
  draw: (pdf: PDFKit.PDFDocument) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new Pdf(options);
  pdf.text('A paper');
  draw(pdf);
  pdf.end();
  return bytesOf(await buffer(pdf));
}

const attach = (pdf: PDFKit.PDFDocument) => void pdf.file(Buffer.from('a,b\n1,2\n'), { name: 'data.csv' });
const link = (pdf: PDFKit.PDFDocument) => void pdf.text('DOI', { link: 'https://doi.org/10.5555/example' });
const fields = (pdf: PDFKit.PDFDocument) => {
  pdf.initForm();
  pdf.formText('name', 10, 10, 100, 20);
};

async function printedPdfs(): Promise<GoodFile[]> {
  const of = async (what: string, made: Promise<Uint8Array<ArrayBuffer>>) => ({
    what,
    name: 'paper.pdf',
    bytes: await made,
  });
  return Promise.all([
    of('a PDF of a program', printedPdf()),
    of('a PDF of 1.7 with tags', printedPdf({ pdfVersion: '1.7', tagged: true, lang: 'en' })),
    of(
      'a PDF that may not be printed',
      printedPdf({ ownerPassword: 'owner', permissions: { printing: 'lowResolution' } }),
    ),
    of(
      'a PDF that may not be printed, of 1.7',
      printedPdf({ pdfVersion: '1.7', ownerPassword: 'owner', permissions: {} }),
    ),
    of('a PDF with a table attached', printedPdf({}, attach)),
    of('a PDF with links', printedPdf({}, link)),
    of('a PDF with fields', printedPdf({}, fields)),
    of('a PDF without compression', printedPdf({ compress: false })),
  ]);
}

const text = pdfText();
/** Its first object stands in it again, as a program writes a change. */
const changed = `${text}1 0 obj<</Type/Catalog/Pages 2 0 R/Lang(en)>>endobj\nxref\n1 1\n${String(text.length).padStart(10, '0')} 00000 n \ntrailer<</Size 4/Root 1 0 R/Prev ${text.lastIndexOf('xref\n0')}>>\nstartxref\n${text.length + 51}\n%%EOF\n`;
const launch = '/OpenAction<</S/Launch/F(calc.exe)>>';

const handMadePdfs: readonly GoodFile[] = [
  { what: 'a small PDF', name: 'paper.pdf', bytes: makePdf() },
  { what: 'a PDF with white space after it', name: 'paper.PDF', bytes: bytesOf(`${text}\r\n\u0000\u0000 \n`) },
  { what: 'a PDF without a line after its end', name: 'paper.pdf', bytes: bytesOf(text.trimEnd()) },
  { what: 'a PDF that was changed', name: 'paper.pdf', bytes: bytesOf(changed) },
  {
    what: 'a PDF whose table is misplaced',
    name: 'paper.pdf',
    bytes: bytesOf(text.replace(/startxref\n\d+/, 'startxref\n7')),
  },
  {
    what: 'a PDF that wants to start a program, which no browser does',
    name: 'paper.pdf',
    bytes: makePdf({ catalog: catalogWith(launch) }),
  },
  {
    what: 'a PDF with an archive as its attachment',
    name: 'paper.pdf',
    bytes: makePdf({ objects: [aPage, streamOf(Buffer.from(makeZip([{ name: 'a' }])).toString('latin1'))] }),
  },
];

async function zippedByALibrary(options: JSZip.JSZipGeneratorOptions<'uint8array'>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(docxParts())) zip.file(name, content);
  return bytesOf(await zip.generateAsync(options));
}

const workbook = makeZip([
  { name: '[Content_Types].xml', content: contentTypes() },
  { name: '_rels/.rels', content: relationships([{ kind: 'officeDocument', target: 'xl/workbook.xml' }]) },
  { name: 'xl/workbook.xml', content: '<workbook/>' },
]);
const equation = makeCompoundFile({ 'Equation Native': Buffer.alloc(200, 1), '\u0001Ole': Buffer.alloc(20) });
const relationsOf = (kind: string, target: string) => relationships([{ kind, target, isExternal: true }]);
const partOf = (kind: string, target: string) => ({
  'word/_rels/document.xml.rels': relationships([{ kind, target }]),
});
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(contentTypes(), 'utf16le')]);
const word = (what: string, parts: Parameters<typeof makeDocx>[0]): GoodFile => ({
  what,
  name: 'paper.docx',
  bytes: makeDocx(parts),
});

const wordFiles: readonly GoodFile[] = [
  word('Word with a picture of nothing', {
    ...partOf('image', 'media/a.bmp'),
    'word/media/a.bmp': Buffer.concat([Buffer.from('BM'), Buffer.alloc(20 * 1024 * 1024, 0xff)]),
  }),
  word('Word with a chart', { ...partOf('package', 'embeddings/a.xlsx'), 'word/embeddings/a.xlsx': workbook }),
  word('Word with an equation', {
    ...partOf('oleObject', 'embeddings/oleObject1.bin'),
    'word/embeddings/oleObject1.bin': equation,
  }),
  word('Word with an object that nobody can read', {
    ...partOf('oleObject', 'embeddings/oleObject1.bin'),
    'word/embeddings/oleObject1.bin': equation.slice(0, 600),
  }),
  word('Word with links', { 'word/_rels/document.xml.rels': relationsOf('hyperlink', 'https://example.org/') }),
  word('Word with a picture on the web', {
    'word/_rels/document.xml.rels': relationsOf('image', 'https://example.org/a.png'),
  }),
  word('Word with a template of its author’s', {
    'word/_rels/settings.xml.rels': relationsOf('attachedTemplate', 'file:///C:\\Users\\a\\Normal.dotm'),
  }),
  word('Word whose text is document2.xml', {
    '[Content_Types].xml': contentTypes(documentType, '', '/word/document2.xml'),
    '_rels/.rels': relationships([{ kind: 'officeDocument', target: 'word/document2.xml' }]),
    'word/document.xml': null,
    'word/document2.xml': documentXml('A paper'),
  }),
  word('Word with its list in UTF-16', { '[Content_Types].xml': utf16 }),
  {
    what: 'Word in other letters',
    name: 'ورقة علمية.docx',
    bytes: makeDocx({ 'word/document.xml': documentXml('ورقة') }),
  },
  { what: 'old Word', name: 'paper.doc', bytes: makeDoc() },
  {
    what: 'old Word with an equation',
    name: 'paper.doc',
    bytes: makeDoc({ 'ObjectPool/_1/Equation Native': Buffer.alloc(200) }),
  },
];

/** Real papers, where the corpus is beside the project; none of them elsewhere. */
const corpusFolder = path.resolve(import.meta.dirname, '../../../../shared/corpus/jose');
export const hasCorpus = existsSync(corpusFolder);

function realPapers(): GoodFile[] {
  const papers = hasCorpus ? readdirSync(corpusFolder) : [];
  return papers
    .map((paper) => ({ paper, file: path.join(corpusFolder, paper, 'article.pdf') }))
    .filter(({ file }) => existsSync(file))
    .map(({ paper, file }) => ({
      what: `the paper ${paper}`,
      name: `${paper}.pdf`,
      bytes: bytesOf(readFileSync(file)),
    }));
}

/** Files of every accepted kind, as people send them. */
export async function goodFiles(): Promise<GoodFile[]> {
  return [
    ...(await printedPdfs()),
    ...handMadePdfs,
    {
      what: 'Word, stored',
      name: 'paper.docx',
      bytes: await zippedByALibrary({ type: 'uint8array', compression: 'STORE' }),
    },
    {
      what: 'Word, written as it came',
      name: 'paper.docx',
      bytes: await zippedByALibrary({ type: 'uint8array', compression: 'DEFLATE', streamFiles: true }),
    },
    { what: 'Word', name: 'paper.docx', bytes: makeDocx() },
    ...wordFiles,
    ...realPapers(),
  ];
}
