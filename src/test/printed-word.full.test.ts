import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { relationships } from './documents/make-docx.ts';
import { drawingXml, pictureXml, wordNamespaces, wordWith, wordWithPictures } from './documents/word-with-pictures.ts';
import { printer } from './printer.ts';

const { inspector, printed, shownIn } = printer();
afterAll(() => inspector.close());

test('a picture of Word is shown, and its description is read', { timeout: 60_000 }, async () => {
  const dune = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const drawing = drawingXml(pictureXml(), { facts: 'id="1" name="a" descr="A dune by Jane Doe"' });
  const print = await printed('docx', wordWithPictures(`<w:p>${drawing}</w:p>`, { 'a.png': dune }));
  expect(print.toString('latin1')).toMatch(/\/Subtype\s*\/Image/u);
  const text = await shownIn(print);
  expect(text).toContain('A dune by Jane Doe');
  expect(text).not.toContain('cannot be shown');
});

test('the words of an equation are read', { timeout: 60_000 }, async () => {
  const equation =
    '<w:p><m:oMath><m:r><m:rPr><m:nor/></m:rPr><m:t>dunes</m:t></m:r><m:r><m:t>=1</m:t></m:r></m:oMath></w:p>';
  expect(await shownIn(await printed('docx', wordWith(equation)))).toMatch(/dunes.*=.*1/u);
});

const run = (properties: string) => `<w:r><w:rPr>${properties}</w:rPr><w:t>By Jane Doe</w:t></w:r>`;
const row = (properties: string) =>
  `<w:tbl><w:tr><w:trPr>${properties}</w:trPr><w:tc><w:p>${run('')}</w:p></w:tc></w:tr><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>`;
const hiddenStyle =
  '<w:style w:type="paragraph" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>';

test.each([
  ['hidden text', `<w:p>${run('<w:vanish/>')}</w:p>`],
  ['text of a hidden style', `<w:p><w:pPr><w:pStyle w:val="Secret"/></w:pPr>${run('')}</w:p>`],
  ['a hidden row', row('<w:hidden/>')],
  ['a row that was deleted', row('<w:del w:id="1" w:author="A"/>')],
])('%s of Word is not in the print', { timeout: 60_000 }, async (_, body) => {
  const bytes = wordWith(body, {
    'word/styles.xml': `<w:styles ${wordNamespaces}>${hiddenStyle}</w:styles>`,
    'word/_rels/document.xml.rels': relationships([{ kind: 'styles', target: 'styles.xml' }]),
  });
  const text = await shownIn(await printed('docx', bytes));
  expect(text).toContain('About dunes');
  expect(text).not.toContain('Doe');
});

test(
  'hidden text is not in the print of a document that keeps strictly to the standard',
  { timeout: 60_000 },
  async () => {
    const body = `<w:p>${run('<w:vanish/>')}</w:p><w:p><w:r><w:t>About dunes</w:t></w:r></w:p>`;
    const strict = wordNamespaces.replaceAll(/schemas\.openxmlformats\.org\/(\w+)\/2006/gu, 'purl.oclc.org/ooxml/$1');
    const bytes = wordWith('', { 'word/document.xml': `<w:document ${strict}><w:body>${body}</w:body></w:document>` });
    const text = await shownIn(await printed('docx', bytes));
    expect(text).toContain('About dunes');
    expect(text).not.toContain('Doe');
  },
);

test('text of Word that is not hidden after all is in the print', { timeout: 60_000 }, async () => {
  const body = `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('<w:vanish w:val="0"/>')}</w:p>`;
  expect(await shownIn(await printed('docx', wordWith(body)))).toContain('Jane Doe');
});
