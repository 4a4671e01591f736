import { expect, test } from 'vitest';
import { wordsIn } from '../../../../test/documents/everything-in.ts';
import { contentTypes, makeDocx, relationships, type Relation } from '../../../../test/documents/make-docx.ts';
import { catalogWith, makePdf, streamOf } from '../../../../test/documents/make-pdf.ts';
import { fieldOf } from '../../../../test/documents/planted-fields.ts';
import { bufferSource } from './byte-source.ts';
import { writeCopy } from './clean-docx.ts';
import { cleanPdf } from './clean-pdf.ts';

// Whoever makes a copy call a server of theirs learns who reads it, and when.

const host = 'author.example';
const address = `https://${host}/seen.png`;
/** Not as a file is called, which is cleaned for that alone. */
const page = `https://${host}/seen`;

const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing"';

type Parts = Record<string, string>;

const written = (xml: string): Parts => ({
  'word/document.xml': `<w:document ${spaces}><w:body><w:p>${xml}</w:p></w:body></w:document>`,
});
const outside = (kind: string): Relation => ({ kind, target: address, isExternal: true });
const related = (kind: string, xml: string, beside: readonly Relation[] = []): Parts => ({
  ...written(xml),
  'word/_rels/document.xml.rels': relationships([outside(kind), ...beside]),
});
/** A part of the document, with what it refers to outside. */
const part = (kind: string, xml: string, ofPart: string): Parts => ({
  'word/_rels/document.xml.rels': relationships([{ kind, target: 'part.xml' }]),
  'word/part.xml': xml.replace('>', ` ${spaces}>`),
  'word/_rels/part.xml.rels': relationships([outside(ofPart)]),
});
const svg = (within: string): Parts => ({
  'word/_rels/document.xml.rels': relationships([{ kind: 'image', target: 'media/image1.svg' }]),
  'word/media/image1.svg': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${within}</svg>`,
});

async function wordCopy(parts: Parts): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const give = async (piece: Uint8Array) => void pieces.push(piece);
  await writeCopy(bufferSource(Buffer.from(makeDocx(parts))), { give, see: () => {} });
  return Buffer.concat(pieces);
}

test.each<readonly [string, Parts]>([
  ['a linked picture', related('image', '<a:blip r:link="r1"/>')],
  ['a picture that is linked as pages are', related('hyperlink', '<a:blip r:link="r1"/>')],
  ['a page that is a picture, too', related('hyperlink', '<w:hyperlink r:id="r1"/><v:imagedata r:id="r1"/>')],
  ['a linked picture of an older drawing', related('image', '<v:imagedata r:id="r1"/>')],
  ['the address of an older drawing', written(`<v:imagedata src="${address}" o:href="${address}" r:href="r1"/>`)],
  [
    'what fills an older drawing',
    related('image', '<w:background><v:background><v:fill r:id="r1"/></v:background></w:background>'),
  ],
  ['a film', related('video', '<a:videoFile r:link="r1"/>')],
  [
    'a film that is XML',
    {
      'word/_rels/document.xml.rels': relationships([{ kind: 'video', target: 'part.xml' }]),
      'word/part.xml': `<!--free--><a b="${address}"/>`,
    },
  ],
  ['a sound', related('audio', '<a:audioFile r:link="r1"/>')],
  ['a film on the web', written(`<wp15:webVideoPr embeddedHtml="&lt;iframe src='${address}'>"/>`)],
  ['a template', part('settings', '<w:settings><w:attachedTemplate r:id="r1"/></w:settings>', 'attachedTemplate')],
  [
    'letters to many',
    part(
      'settings',
      '<w:settings><w:mailMerge><w:dataSource r:id="r1"/></w:mailMerge></w:settings>',
      'mailMergeSource',
    ),
  ],
  ['whom such letters go to', part('settings', '<w:settings><w:mailMerge/></w:settings>', 'recipientData')],
  ['a font', part('fontTable', '<w:fonts><w:font w:name="A"><w:embedRegular r:id="r1"/></w:font></w:fonts>', 'font')],
  [
    'a frame',
    part(
      'webSettings',
      '<w:webSettings><w:frameset><w:frame><w:sourceFileName r:id="r1"/></w:frame></w:frameset></w:webSettings>',
      'frame',
    ),
  ],
  ['a picture of a theme', part('theme', '<a:theme><a:blip r:link="r1"/></a:theme>', 'image')],
  [
    'a picture before the points of a list',
    part('numbering', '<w:numbering><w:numPicBullet><v:imagedata r:id="r1"/></w:numPicBullet></w:numbering>', 'image'),
  ],
  ['a picture of a diagram', part('diagramData', '<a:dataModel><a:blip r:embed="r1"/></a:dataModel>', 'image')],
  ['the workbook of a chart', part('chart', '<a:chartSpace><a:externalData r:id="r1"/></a:chartSpace>', 'oleObject')],
  ['a document within', related('subDocument', '<w:subDoc r:id="r1"/>')],
  ['a page within', related('aFChunk', '<w:altChunk r:id="r1"/>')],
  ['an object', related('oleObject', '<w:object><o:OLEObject Type="Link" r:id="r1"/></w:object>')],
  ['a control', related('control', '<w:object><w:control r:id="r1"/></w:object>')],
  ['a list of rules', related('xmlMaps', `<?xml-stylesheet href="${address}"?>`)],
  ...[
    'INCLUDEPICTURE',
    'INCLUDETEXT',
    'IMPORT',
    'INCLUDE',
    'LINK Word.Document',
    'DDE',
    'DDEAUTO',
    'DATABASE \\d',
    'RD',
  ].map((name): readonly [string, Parts] => [
    `a field: ${name}`,
    written(fieldOf([` ${name} "${address}" \\d `], 'a')),
  ]),
  ['a field in one element', written(`<w:fldSimple w:instr=" INCLUDEPICTURE &quot;${address}&quot; "/>`)],
  [
    'a field in one element that has two instructions',
    written(`<w:fldSimple xmlns:x="x" x:instr="PAGE" w:instr=" INCLUDEPICTURE &quot;${page}&quot; "/>`),
  ],
  ...[
    '<w:r><w:delInstrText>PAGE </w:delInstrText></w:r>',
    '<w:r><x:instrText xmlns:x="x">PAGE </x:instrText></w:r>',
    '<x:r xmlns:x="x"><w:instrText>PAGE </w:instrText></x:r>',
    '<x:a xmlns:x="x"><w:r><w:instrText>PAGE </w:instrText></w:r></x:a>',
    '<mc:AlternateContent><mc:Choice Requires="x"><w:r><w:instrText>PAGE </w:instrText></w:r></mc:Choice></mc:AlternateContent>',
    '<w:r xmlns:w="x"><w:instrText>PAGE </w:instrText></w:r>',
  ].map((decoy): readonly [string, Parts] => [
    `a field whose instruction begins with what Word passes over: ${decoy}`,
    written(fieldOf([decoy, ` INCLUDEPICTURE "${page}" `], 'a')),
  ]),
  [
    'a field whose instruction is text',
    written(fieldOf([`<w:r><w:t>INCLUDEPICTURE "${page}"</w:t></w:r>`, ' PAGE '], 'a')),
  ],
  [
    'an older drawing whose maker is written otherwise',
    written(`<n:imagedata xmlns:n="urn:schemas-microsoft-com:vm&#108;" src="${page}"/>`),
  ],
  ['a linked picture whose id is written otherwise', related('hyperlink', '<a:blip r:link="r&#x0000031;"/>')],
  ['a field within a field', written(fieldOf([' IF 1=1 ', fieldOf([` INCLUDEPICTURE "${address}" `], 'a')], 'b'))],
  [
    'a field within one that is shown',
    written(fieldOf([' EQ \\f(', fieldOf([` INCLUDEPICTURE "${address}" `], 'a'), ')'], '')),
  ],
  ['a picture within a drawing', svg(`<image xlink:href="${address}"/><use href="${address}#a"/>`)],
  [
    'rules of a drawing',
    svg(`<style>@import "${address}";a{fill:url(${address})}</style><g style="fill:url('${address}')"/>`),
  ],
])('nothing of a Word copy is fetched as it is opened: %s', async (_, parts) => {
  expect(await wordsIn(Buffer.from(makeDocx(parts)), [host])).toEqual([host]);
  expect(await wordsIn(await wordCopy(parts), [host])).toEqual([]);
});

const drawnTwice = (first: string, second: string, xml: string): Parts => ({
  'word/_rels/document.xml.rels': relationships([
    { kind: first, target: 'part.xml' },
    { kind: second, target: 'part.xml' },
  ]),
  'word/part.xml': xml.replace('>', ` ${spaces}>`),
});

test.each<readonly [string, string, Parts]>([
  ['a header that is a font, too', 'unwritable-part', drawnTwice('font', 'header', `<v:imagedata src="${address}"/>`)],
  ['a film that is a header, too', 'unwritable-part', drawnTwice('video', 'header', `<v:imagedata src="${address}"/>`)],
  ['a picture that is a header, too', 'unwritable-part', drawnTwice('header', 'image', `<svg src="${address}"/>`)],
  ['an attribute around another', 'damaged', written(`<v:imagedata s foo="x"rc="${address}"/>`)],
  ['a prefix with a blank of another kind', 'damaged', written('<a:blip r\u1680:link="r1"/>')],
  [
    'an id with a blank',
    'damaged',
    { 'word/_rels/document.xml.rels': relationships([outside('hyperlink')]).replace('Id="r1"', 'Id="r\n1"') },
  ],
])('there is no Word copy of what another program would read otherwise: %s', async (_, fault, parts) => {
  await expect(wordCopy(parts)).rejects.toThrow(fault);
});

test.each(['font', 'video'])('what is kept as it is in a Word copy is called what it is kept for: %s', async (kind) => {
  const parts: Parts = {
    ...drawnTwice(kind, kind, `<v:imagedata src="${address}"/>`),
    '[Content_Types].xml': contentTypes(
      undefined,
      '<Override PartName="/word/part.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/>',
    ),
  };
  expect(await wordsIn(Buffer.from(makeDocx(parts)), ['header+xml'])).toEqual(['header+xml']);
  expect(await wordsIn(await wordCopy(parts), ['header+xml'])).toEqual([]);
});

test('a link of a Word copy leads to the web, though another of its relationships is a picture elsewhere', async () => {
  const parts = related('image', '<a:blip r:link="r1"/><w:hyperlink r:id="r2"/><a:hlinkClick r:id="r2"/>', [
    { kind: 'hyperlink', target: 'https://stays.example/', isExternal: true },
  ]);
  expect(await wordsIn(await wordCopy(parts), [host, 'https://stays.example/'])).toEqual(['https://stays.example/']);
});

const pdfPage = (more: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${more}>>`;
const marked = (mark: string) => makePdf({ objects: [pdfPage(`/Annots[<</Type/Annot/Rect[0 0 9 9]${mark}>>]`)] });
const file = `<</Type/Filespec/FS/URL/F(${address})>>`;
const drawnBy = (dict: string) =>
  makePdf({
    objects: [pdfPage('/Resources<</XObject<</A 4 0 R>>>>'), streamOf('q Q', `/Subtype/Form/BBox[0 0 9 9]${dict}`)],
  });

test.each<readonly [string, Uint8Array]>([
  ['a page of the web', makePdf({ catalog: catalogWith(`/OpenAction<</S/URI/URI(${address})>>`) })],
  ['a page of the web, once a page is seen', makePdf({ objects: [pdfPage(`/AA<</O<</S/URI/URI(${address})>>>>`)] })],
  ['a page of the web, once a mark is seen', marked(`/Subtype/Widget/FT/Tx/AA<</PV<</S/URI/URI(${address})>>>>`)],
  [
    'a page of the web behind a place',
    marked(`/Subtype/Link/A<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(${address})>>>>`),
  ],
  ['another document', marked(`/Subtype/Link/A<</S/GoToR/F${file}/D[0/Fit]>>`)],
  ['a form that is sent', marked(`/Subtype/Link/A<</S/SubmitForm/F${file}>>`)],
  ['data of a form', marked(`/Subtype/Link/A<</S/ImportData/F${file}>>`)],
  ['a film', marked(`/Subtype/Screen/A<</S/Rendition/OP 0/R<</S/MR/C<</S/MCD/D${file}>>>>>>`)],
  ['a film of old', marked(`/Subtype/Movie/Movie<</F${file}>>`)],
  ['a file', marked(`/Subtype/FileAttachment/FS${file}`)],
  ['a drawing that lies elsewhere', drawnBy(`/F${file}/FFilter/FlateDecode`)],
  ['a page of another document', drawnBy(`/Ref<</F${file}/Page 0>>`)],
  ['a picture of a printer', drawnBy(`/OPI<</2.0<</Type/OPI/F${file}>>>>`)],
])('nothing of the copy of a PDF is fetched as it is opened: %s', async (_, bytes) => {
  const pieces: Uint8Array[] = [];
  await cleanPdf(bufferSource(Buffer.from(bytes)), async (piece) => void pieces.push(piece));
  expect(await wordsIn(bytes, [host])).toEqual([host]);
  expect(await wordsIn(Buffer.concat(pieces), [host])).toEqual([]);
  expect(pieces).not.toEqual([]);
});
