import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { wordsIn } from './documents/everything-in.ts';
import { documentXml, makeDocx } from './documents/make-docx.ts';
import { catalogWith, makePdf, streamOf } from './documents/make-pdf.ts';
import { line, page } from './documents/pdf-page.ts';
import { fieldOf } from './documents/planted-fields.ts';
import { printer } from './printer.ts';

const { inspector, printed, shownIn } = printer();
afterAll(() => inspector.close());

test(
  'a text box of Word is shown, and a line says where a chart or a diagram is missing',
  { timeout: 60_000 },
  async () => {
    const shape = (inside: string) =>
      `<w:p><w:r><w:drawing><a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></w:drawing></w:r></w:p>`;
    const box = '<w:txbxContent><w:p><w:r><w:t>Words in a box</w:t></w:r></w:p></w:txbxContent>';
    const boxed = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const bytes = makeDocx({
      'word/document.xml': documentXml(
        'A paper',
        `${boxed}${shape('<c:chart/>')}${shape('<dgm:relIds/>')}<w:altChunk/>`,
      ).replace('<w:document ', `<w:document ${drawingNamespaces} `),
    });
    const text = await shownIn(await printed('docx', bytes));
    for (const part of [
      'A paper',
      'Words in a box',
      'A chart of Word cannot',
      'A diagram of Word cannot',
      'A part that was imported',
    ])
      expect(text).toContain(part);
  },
);

const drawingNamespaces = Object.entries({
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  dgm: 'http://schemas.openxmlformats.org/drawingml/2006/diagram',
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

test('a field of Word shows its result, and not its instruction', { timeout: 60_000 }, async () => {
  const number = '<w:fldSimple w:instr=" SEQ Figure "><w:r><w:t>7</w:t></w:r></w:fldSimple>';
  const nested = fieldOf([' IF ', fieldOf([' LASTSAVEDBY '], 'Jane Doe'), ' = "a" '], 'the result');
  const caption = `<w:p><w:r><w:t xml:space="preserve">Figure </w:t></w:r>${number}</w:p><w:p>${nested}</w:p>`;
  const text = await shownIn(await printed('docx', makeDocx({ 'word/document.xml': documentXml('A paper', caption) })));
  expect(text).toContain('Figure 7');
  expect(text).toContain('the result');
  expect(text).not.toContain('Jane');
});

test.each([
  ['outside the crop box', page(`${line(180, 'By Jane Doe')} ${line(60, 'About dunes')}`, '/CropBox[0 0 400 100]')],
  ['in the colour of the paper', page(`${line(80, 'By Jane Doe', 1)} ${line(60, 'About dunes')}`)],
  ['under a rectangle', page(`${line(80, 'By Jane Doe')} 0.9 g 0 76 400 20 re f ${line(60, 'About dunes')}`)],
  ['drawn invisibly', page(`BT /F1 12 Tf 3 Tr 20 90 Td (By Jane Doe) Tj 0 Tr ET ${line(60, 'About dunes')}`)],
])('text %s is not in the print', { timeout: 60_000 }, async (_, bytes) => {
  const print = await printed('pdf', bytes);
  expect(await shownIn(print)).toBe('About dunes');
  expect(await wordsIn(print, ['Doe', 'Jane'])).toEqual([]);
});

test('a PDF that shows something and has no words says so, for the search', { timeout: 60_000 }, async () => {
  expect(await shownIn(await printed('pdf', page('0 g 40 40 100 100 re f')))).toBe(
    'The words on these pages cannot be read.',
  );
  expect(await shownIn(await printed('pdf', page('')))).toBe('');
});

test('a comment in a PDF is not drawn for reviewers', { timeout: 60_000 }, async () => {
  const text = line(60, 'About dunes');
  const comment = '/Annots[<</Type/Annot/Subtype/Square/Rect[10 10 90 90]/C[1 0 0]/IC[1 0 0]>>]';
  expect(await printed('pdf', page(text, comment))).toEqual(await printed('pdf', page(text)));
});

const withField = (field: string) =>
  makePdf({
    catalog: catalogWith('/AcroForm<</Fields[5 0 R]/DR<</Font<</F1 4 0 R>>>>/DA(/F1 12 Tf 0 g)>>'),
    objects: [
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Resources<</Font<</F1 4 0 R>>>>/Contents 6 0 R/Annots[5 0 R]>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      `<</Type/Annot/Subtype/Widget/T(a)/V(Jane Doe)/Rect[20 55 220 75]/DA(/F1 12 Tf 0 g)${field}>>`,
      streamOf(line(60, 'About dunes')),
    ],
  });

test('a page with units of its own is read like others', { timeout: 60_000 }, async () => {
  expect(await shownIn(await printed('pdf', page(line(60, 'About dunes'), '/UserUnit 3')))).toBe('About dunes');
});

test.each([
  ['a choice', '/FT/Ch/Ff 131072/Opt[(Jane Doe)(John Doe)]', true],
  ['a text', '/FT/Tx', true],
  ['a hidden text', '/FT/Tx/F 2', false],
  ['a password', '/FT/Tx/Ff 8192', false],
])('what a form says is read where it can be seen: %s', { timeout: 60_000 }, async (_, field, isSeen) => {
  const text = await shownIn(await printed('pdf', withField(field)));
  expect(text).toContain('About dunes');
  expect(text.includes('Jane Doe')).toBe(isSeen);
});

test('words in an East Asian encoding are read', { timeout: 60_000 }, async () => {
  const font = readFileSync(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))).toString(
    'latin1',
  );
  const bytes = makePdf({
    catalog: catalogWith(''),
    objects: [
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Resources<</Font<</F1 4 0 R>>>>/Contents 8 0 R>>',
      '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/UniJIS-UTF16-H/DescendantFonts[5 0 R]>>',
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 6>>/CIDToGIDMap/Identity/FontDescriptor 6 0 R>>',
      '<</Type/FontDescriptor/FontName/A/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile2 7 0 R>>',
      streamOf(font),
      streamOf('BT /F1 12 Tf 20 60 Td <75304E2D592A90CE> Tj ET'),
    ],
  });
  expect(await shownIn(await printed('pdf', bytes))).toBe('田中太郎');
});

const cases = path.resolve('../shared/cases/security');

test.skipIf(!existsSync(cases)).each([
  ['pdf', '03-pdf-copies/cropped.pdf'],
  ['pdf', '03-pdf-copies/unused_form.pdf'],
  ['pdf', '03-pdf-copies/marked.pdf'],
  ['docx', '04-word-copies/minimal.docx'],
] as const)('a %s with an author in hidden places shows none: %s', { timeout: 60_000 }, async (kind, name) => {
  const print = await printed(kind, readFileSync(path.join(cases, name)));
  expect(await wordsIn(print, ['JaneSm', 'Smith', 'jane.smith'])).toEqual([]);
});
