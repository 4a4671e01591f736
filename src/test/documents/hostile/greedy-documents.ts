import { randomBytes } from 'node:crypto';
import { contentTypes, documentXml, makeDocx, relationships, type Relation } from '../make-docx.ts';
import { makePng } from '../make-picture.ts';
import { makePdf, streamOf } from '../make-pdf.ts';
import { drawingXml, pictureXml, wordNamespaces, wordWithPictures } from '../word-with-pictures.ts';

const times = (count: number, make: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => make(place)).join('');
const words = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word document that refers to parts of its own. */
const related = (body: string, relations: readonly Relation[], parts: Record<string, string>) =>
  makeDocx({
    'word/document.xml': documentXml('A paper', body),
    'word/_rels/document.xml.rels': relationships(relations),
    ...parts,
  });
const partOf = (name: string, content: string) => `<w:${name} ${wordNamespaces}>${content}</w:${name}>`;

const bomb = [
  '<!DOCTYPE a [<!ENTITY e0 "dunes">',
  times(9, (place) => `<!ENTITY e${place + 1} "${`&e${place};`.repeat(10)}">`),
  ']>',
].join('');

function manyNotes(count: number) {
  const note = (id: number) => `<w:footnote w:id="${id}">${words(`Note ${id}`)}</w:footnote>`;
  const reference = (id: number) => `<w:p><w:r><w:t>A word</w:t><w:footnoteReference w:id="${id}"/></w:r></w:p>`;
  return related(times(count, reference), [{ kind: 'footnotes', target: 'footnotes.xml' }], {
    'word/footnotes.xml': partOf('footnotes', times(count, note)),
    '[Content_Types].xml': contentTypes(),
  });
}

/** Styles that are based on each other, and a note that refers to itself. */
function inCircles() {
  const style = (name: string, base: string) =>
    `<w:style w:type="paragraph" w:styleId="${name}"><w:name w:val="${name}"/><w:basedOn w:val="${base}"/></w:style>`;
  const note = `<w:footnote w:id="1"><w:p><w:r><w:t>Again</w:t><w:footnoteReference w:id="1"/></w:r></w:p></w:footnote>`;
  const body =
    '<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>A word</w:t><w:footnoteReference w:id="1"/></w:r></w:p>';
  const kinds = ['styles', 'footnotes'].map((kind) => ({ kind, target: `${kind}.xml` }));
  return related(body, [...kinds, { kind: 'subDocument', target: 'document.xml' }], {
    'word/styles.xml': partOf('styles', style('A', 'B') + style('B', 'A')),
    'word/footnotes.xml': partOf('footnotes', note),
  });
}

/** Pages of one size that share one content. */
function pagesOf(count: number, box: string, content = '') {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents ${count + 3} 0 R>>`;
  return makePdf({
    pages: `<</Type/Pages/Count ${count}/Kids[${times(count, (place) => `${place + 3} 0 R `)}]>>`,
    objects: [...Array<string>(count).fill(page), streamOf(content)],
  });
}

/** Pages that each show noise, which no picture of them can make small. */
function noise(pages: number) {
  const picture = streamOf(
    randomBytes(600 * 800 * 3).toString('latin1'),
    '/Type/XObject/Subtype/Image/Width 600/Height 800/ColorSpace/DeviceRGB/BitsPerComponent 8',
  );
  const all = Array.from({ length: pages * 2 }, (_, place) => {
    if (place >= pages) return streamOf(`595 0 0 842 ${place - pages} 0 cm /A Do`);
    return `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</A ${pages * 2 + 3} 0 R>>>>/Contents ${place + pages + 3} 0 R>>`;
  });
  return makePdf({
    pages: `<</Type/Pages/Count ${pages}/Kids[${times(pages, (place) => `${place + 3} 0 R `)}]>>`,
    objects: [...all, picture],
  });
}

const onePicture = `<w:p>${drawingXml(pictureXml())}</w:p>`;
const manyParts = Object.fromEntries(Array.from({ length: 10_000 }, (_, place) => [`${place}.png`, makePng(1, 1)]));

/** Documents that take much of who prints them, by what they are. */
export const greedyDocuments: readonly (readonly [what: string, name: string, bytes: Uint8Array<ArrayBuffer>])[] = [
  [
    'Word that shows a picture 10,000 times',
    'a.docx',
    wordWithPictures(onePicture.repeat(10_000), { 'a.png': makePng(999, 999) }),
  ],
  ['Word with 10,000 pictures', 'a.docx', wordWithPictures(onePicture, manyParts)],
  [
    'Word with 100,000 elements in each other',
    'a.docx',
    makeDocx({ 'word/document.xml': documentXml('A paper', '<w:sdt>'.repeat(100_000) + '</w:sdt>'.repeat(100_000)) }),
  ],
  ['Word with 2,000 notes', 'a.docx', manyNotes(2000)],
  [
    'Word with entities of entities',
    'a.docx',
    makeDocx({ 'word/document.xml': bomb + documentXml('&e9;', '<w:p><w:r><w:rPr><w:vanish/></w:rPr></w:r></w:p>') }),
  ],
  ['Word in circles', 'a.docx', inCircles()],
  [
    'Word with a picture that says it is larger',
    'a.docx',
    wordWithPictures(onePicture, { 'a.png': makePng(30_000, 30_000, 1) }),
  ],
  ['a PDF of 10,000 pages', 'a.pdf', pagesOf(10_000, '0 0 595 842')],
  ['a PDF with a page of ten kilometres', 'a.pdf', pagesOf(1, '0 0 28346000 28346000', '0 0 99 99 re f')],
  ['a PDF with a page of no height', 'a.pdf', pagesOf(1, '0 0 595 0', '0 0 99 99 re f')],
  ['a PDF whose print is large', 'a.pdf', noise(90)],
];
