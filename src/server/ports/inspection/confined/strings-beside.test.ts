import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { stringsBeside } from './strings-beside.ts';

function besides(kind: string, bytes: string | Uint8Array): string[] {
  const strings = stringsBeside();
  strings.see('a.xml', kind, Buffer.from(bytes));
  return strings.all().map(({ text }) => text);
}

test.each([
  ['a value', '<w:y w:z="To Doeringer"/>', ['a.xml: To Doeringer']],
  ['a bookmark', '<w:bookmarkStart w:name="doeringer"/>', ['a.xml: doeringer']],
  ['the name of a style', '<w:name w:val="doeringer"/>', ['a.xml: doeringer']],
  [
    'a link',
    '<Relationship Type="http://doeringer" Target="https://doeringer.example"/>',
    ['a.xml: https://doeringer.example'],
  ],
  ['text that no page shows', '<w:instrText>REF doeringer</w:instrText>', ['a.xml: REF doeringer']],
  ['text that a page shows', '<w:t>Doeringer</w:t>', []],
  ['words of the format', '<w:jc w:val="center" xmlns:w="http://doeringer" w:rsid="00AB12CD"/>', []],
  ['names of fonts', '<w:rFonts w:ascii="Doeringer Sans"/><a:latin typeface="Doeringer Sans"/>', []],
])('of a part that is text, what stands beside it is told, once: %s', (_what, xml, told) => {
  expect(besides('', `<x>${xml}${xml}</x>`)).toEqual(told);
});

test.each([
  ['beside', '<w:y w:z="To Doeringer"/>'],
  ['beside', '<w:name w:val="doeringer"/>'],
  ['beside', '<w:instrText>HYPERLINK "https://doeringer.example"</w:instrText>'],
  ['beside', '<Relationship Target="https://doeringer.example"/>'],
  ['target', '<w:bookmarkStart w:name="doeringer"/>'],
  ['target', '<w:hyperlink w:anchor="doeringer"/>'],
  ['target', '<Relationship Target="#doeringer"/>'],
  ['target', '<w:fldSimple w:instr="REF doeringer"/>'],
  ['target', '<w:instrText>HYPERLINK \\l "doeringer"</w:instrText>'],
])('names of places that links lead to are told apart: %s %s', (place, xml) => {
  const strings = stringsBeside();
  strings.see('a.xml', '', Buffer.from(`<x>${xml}</x>`));
  expect(strings.all()).toMatchObject([{ place }]);
});

test('of other parts whatever can be read is told, in one byte a letter or two, packed or not', () => {
  const noise = Buffer.from([0, 1, 2, 3, 200, 201]);
  const bytes = Buffer.concat([
    noise,
    Buffer.from('Jürg Doeringer'),
    noise,
    Buffer.from('by Doeringer', 'utf16le'),
    noise,
  ]);
  const told = ['a.xml: Jürg Doeringer', 'a.xml: by Doeringer'];
  expect(besides('image', bytes)).toEqual(told);
  expect(besides('image', gzipSync(bytes))).toEqual(told);
  expect(besides('font', bytes)).toEqual([]);
});

test('what is known to be words is told as what it is, however short a name is', () => {
  const strings = stringsBeside();
  for (const words of ['Li Wu', '12', 'Li Wu']) strings.hear('Bookmark', words);
  expect(strings.all()).toEqual([{ place: 'beside', page: null, text: 'Bookmark: Li Wu' }]);
});

test('what is told is bounded, and a name in a long string is in one piece', () => {
  const long = besides(
    '',
    `<x y="${'a sentence that is long '.repeat(8)}Jane Doeringer${' and goes on'.repeat(20)}"/>`,
  );
  expect(long.every((text) => text.length <= 210)).toBe(true);
  expect(long.some((text) => text.includes('Jane Doeringer'))).toBe(true);
  const many = Array.from({ length: 40_000 }, (_, number) => `<y z="Word number ${number}"/>`).join('');
  expect(besides('', `<x>${many}</x>`).join('').length).toBeLessThan(600_000);
});
