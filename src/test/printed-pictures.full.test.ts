import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { findProgram } from '../server/ports/conversion/find-program.ts';
import { openConverter } from '../server/ports/conversion/open-converter.ts';
import { openDrawnPages } from '../server/ports/typesetter/sandboxed/page-images.ts';
import { makeEmf, makeWmf } from './documents/make-drawing.ts';
import { drawingXml, pictureXml, wordWithPictures } from './documents/word-with-pictures.ts';
import { printer } from './printer.ts';

const { inspector, printed, shownIn } = printer();
afterAll(() => inspector.close());

/** How many pixels show each colour, at one for each point. */
async function coloursIn(print: Uint8Array): Promise<{ red: number; green: number; blue: number }> {
  const pages = await openDrawnPages(print);
  const shown = { red: 0, green: 0, blue: 0 };
  for (let page = 0; page < pages.count; page += 1) {
    const { pixels } = pages.draw(page, 1, { withComments: false });
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      if (red > 200 && green + blue < 100) shown.red += 1;
      if (green > 200 && red + blue < 100) shown.green += 1;
      if (blue > 200 && red + green < 100) shown.blue += 1;
    }
  }
  return shown;
}

const ofOneColour = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
/** Red on its left half, blue on its right. */
const half = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'blue' } })
  .composite([{ input: await ofOneColour('red'), left: 0, top: 0 }])
  .png()
  .toBuffer();
/** As a camera turned by a quarter stores it: Word shows it as it is stored. */
const turned = await sharp(half).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer();

const paragraph = (inside: string) => `<w:p>${inside}</w:p>`;
const old = (facts: string) => `<w:r><w:pict><v:shape><v:imagedata r:id="r1" ${facts}/></v:shape></w:pict></w:r>`;

test('of cropped pictures the print shows what their crops leave', { timeout: 60_000 }, async () => {
  const left = '<a:srcRect r="50000"/>';
  const group = drawingXml(pictureXml(left) + pictureXml('', 'r3'));
  const runs = [drawingXml(pictureXml(left)), drawingXml(pictureXml(left, 'r2')), old('cropright="32768f"'), group];
  const pictures = { 'a.png': half, 'b.jpeg': turned, 'c.png': await ofOneColour('lime') };
  const shown = await coloursIn(await printed('docx', wordWithPictures(runs.map(paragraph).join(''), pictures)));
  expect(shown.red).toBeGreaterThan(20_000);
  expect(shown.blue).toBe(0);
  expect(shown.green).toBeGreaterThan(5000);
});

test('hidden pictures are not in the print', { timeout: 60_000 }, async () => {
  const marked = drawingXml(pictureXml(), { facts: 'id="1" name="a" hidden="1"' });
  const inHiddenText = drawingXml(pictureXml(), { run: '<w:rPr><w:vanish/></w:rPr>' });
  const hidden = old('').replace('<v:shape', '<v:shape style="width:9pt;visibility:hidden"');
  const body = [marked, inHiddenText, hidden].map(paragraph).join('');
  const print = await printed('docx', wordWithPictures(body, { 'a.png': half }));
  expect(await coloursIn(print)).toEqual({ red: 0, green: 0, blue: 0 });
  expect((await shownIn(print)).trim()).toBe('About dunes');
});

const drawings = { 'a.emf': makeEmf(), 'b.wmf': makeWmf(), 'c.emz': gzipSync(makeEmf()) };
const ids = Object.keys(drawings).map((_, place) => `r${place + 1}`);
const shownDrawings = ids.map((id) => paragraph(drawingXml(pictureXml('', id)))).join('');

test('without LibreOffice a line says where a drawing is missing', { timeout: 60_000 }, async () => {
  const text = await shownIn(await printed('docx', wordWithPictures(shownDrawings, drawings)));
  expect(text.match(/cannot be shown here/gu)).toHaveLength(ids.length);
});

const searchPath = process.env['PATH'] ?? '';
const hasOffice = findProgram('soffice', searchPath) !== null;
if (!hasOffice) process.stderr.write('\nLEFT OUT: drawings shown by LibreOffice, which is not on this machine.\n\n');
const office = printer(openConverter(searchPath));
afterAll(() => office.inspector.close());

test.skipIf(!hasOffice)(
  'LibreOffice draws EMF and WMF, whatever program wrote them',
  { timeout: 120_000 },
  async () => {
    const body = paragraph(old('')) + shownDrawings;
    const print = await office.printed('docx', wordWithPictures(body, drawings));
    expect((await coloursIn(print)).red).toBeGreaterThan(16_000);
    expect(await shownIn(print)).not.toContain('cannot be shown');
  },
);

test.skipIf(!hasOffice)(
  'a crop of what LibreOffice draws holds, and what it cannot draw is named',
  { timeout: 120_000 },
  async () => {
    const noise = Buffer.concat([makeEmf().subarray(0, 88), Buffer.alloc(99, 7)]);
    const cut = drawingXml(pictureXml('<a:srcRect l="60000"/>'));
    const others = ['r2', 'r3'].map((id) => drawingXml(pictureXml('', id)));
    const pictures = { 'a.emf': makeEmf(), 'b.emf': Buffer.from('<svg/>'), 'c.emf': noise };
    const print = await office.printed('docx', wordWithPictures([cut, ...others].map(paragraph).join(''), pictures));
    expect((await coloursIn(print)).red).toBe(0);
    expect((await shownIn(print)).match(/cannot be shown here/gu)).toHaveLength(2);
  },
);
