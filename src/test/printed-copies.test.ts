import { afterAll, expect, test } from 'vitest';
import { usualDesign } from '../contracts/print-design.ts';
import { bytesInMemory } from './documents/bytes-in-memory.ts';
import { wordsIn } from './documents/everything-in.ts';
import { documentXml, makeDocx } from './documents/make-docx.ts';
import { plantedDocx, plantedInDocx } from './documents/planted-docx.ts';
import { plantedInPdf, plantedPdf } from './documents/planted-pdf.ts';
import { pdfWords } from './pdf-words.ts';
import { printer } from './printer.ts';

const { inspector, printed, shownIn } = printer();
afterAll(() => inspector.close());

const word = 'kanarie';
const shown = 'What an example shows';

test.each([
  ['pdf', plantedPdf, plantedInPdf],
  ['docx', plantedDocx, plantedInDocx],
] as const)(
  'a print of a %s holds nothing of its makers, unpacked to its last part, and shows what it showed',
  { timeout: 60_000 },
  async (kind, make, places) => {
    const bytes = await make(word, shown);
    const planted = places.map((place) => word + place);
    // Else the search for them would prove nothing.
    expect(await wordsIn(bytes, planted)).toEqual(planted);
    const print = await printed(kind, bytes);
    expect(await wordsIn(print, [...planted, word])).toEqual([]);
    expect(await inspector.inspect('pdf', bytesInMemory(print))).toBe(null);
    const { info, tagged } = await pdfWords(print);
    expect(info).toMatchObject({ Title: 'For review', Language: 'en-GB' });
    expect(tagged).toContain('"role":"P"');
    const text = await shownIn(print);
    expect(text).toContain(shown);
    expect(text).not.toContain(word);
  },
);

test('what looks like Typst is text: in a document, and in each field of an article', { timeout: 60_000 }, async () => {
  const markup = '#read("secret.txt") #import "a.typ" $x$ @a <b> *c* _d_ `e` // f';
  const escaped = markup.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const bytes = Buffer.from(makeDocx({ 'word/document.xml': documentXml(escaped) }));
  expect((await shownIn(await printed('docx', bytes))).replaceAll('\n', ' ')).toContain(markup);
  const author = { givenName: markup, lastName: markup, affiliations: [0], isCorresponding: true };
  const front = {
    journal: markup,
    edition: markup,
    identifiers: [markup],
    title: markup,
    authors: [author],
    affiliations: [markup],
    correspondence: markup,
    dates: [markup],
    abstract: markup,
    keywords: [markup],
    statements: [{ name: markup, lines: [markup] }],
    cite: markup,
    terms: markup,
    date: '2026-11-26',
    language: 'en',
    design: { ...usualDesign, runningHead: markup },
  };
  const pieces: Uint8Array[] = [];
  const take = async (piece: Uint8Array) => void pieces.push(piece);
  expect(await inspector.print('docx', bytesInMemory(bytes), { purpose: 'article', front }, take)).toBe(null);
  const text = (await shownIn(Buffer.concat(pieces))).replaceAll('\n', ' ');
  expect(text.split('#read("secret.txt")').length - 1).toBeGreaterThanOrEqual(Object.keys(front).length - 3);
});
