import { expect, test } from 'vitest';
import { catalogWith, makePdf, streamOf } from '../../../../test/documents/make-pdf.ts';
import { bufferSource } from './byte-source.ts';
import { readPdfBesides } from './read-pdf-besides.ts';

interface Held {
  readonly catalog?: string;
  readonly page?: string;
  /** From the fourth on. */
  readonly objects?: readonly string[];
}

const besides = ({ catalog = '', page = '', objects = [] }: Held) =>
  readPdfBesides(
    bufferSource(
      Buffer.from(
        makePdf({
          catalog: catalogWith(catalog),
          objects: [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${page}>>`, ...objects],
        }),
      ),
    ),
  );
const textsOf = async (held: Held) => (await besides(held)).map(({ text }) => text);

const marked = (mark: string): Held => ({ page: `/Annots[<</Type/Annot/Rect[0 0 9 9]${mark}>>]` });
const structured = (element: string): Held => ({
  catalog: '/StructTreeRoot 4 0 R',
  objects: ['<</Type/StructTreeRoot/K 5 0 R>>', `<</S/Figure/P 4 0 R${element}>>`],
});
const stamped = (appearance: string, ...states: readonly string[]): Held => ({
  ...marked(`/Subtype/Stamp/AP<<${appearance}>>`),
  objects: [
    streamOf(
      'BT/F 9 Tf(by Doe)Tj ET',
      '/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>',
    ),
    ...states,
  ],
});
const drawn = (drawing: string): Held => ({ page: '/Contents 4 0 R', objects: [streamOf(drawing)] });

test.each<readonly [string, Held, string]>([
  ['the alternative text of a picture', structured('/Alt(by Doe)'), 'Alternative text: by Doe'],
  ['what is read out in place of letters', structured('/ActualText(by Doe)'), 'Alternative text: by Doe'],
  ['what an abbreviation stands for', structured('/E(by Doe)'), 'Alternative text: by Doe'],
  ['what is read out in place of a drawing', drawn('/Span<</ActualText(by Doe)>>BDC EMC'), 'Alternative text: by Doe'],
  [
    'what is read out, beside the drawing',
    { page: '/Resources<</Properties<</A<</Alt(by Doe)>>>>>>' },
    'Alternative text: by Doe',
  ],
  ['a comment', marked('/Subtype/Text/Contents(by Doe)'), 'Comment: by Doe'],
  ['what a stamp draws', stamped('/N 4 0 R'), 'Mark: by Doe'],
  ['what a mark draws in one of its states', stamped('/N<</On 4 0 R>>'), 'Mark: by Doe'],
  [
    'what a mark draws in states that are kept elsewhere',
    stamped('/N 5 0 R', '<</On 4 0 R/Off 4 0 R>>'),
    'Mark: by Doe',
  ],
  ['what a mark draws when it is pressed', stamped('/D 5 0 R', '<</On 4 0 R/Off 5 0 R>>'), 'Mark: by Doe'],
  ['a choice of a field', marked('/Subtype/Widget/FT/Ch/Opt[[(a)(by Doe)]]'), 'Field: by Doe'],
  ['a bookmark', { catalog: '/Outlines<</First<</Title(Li Wu)>>>>' }, 'Bookmark: Li Wu'],
  ['a link to the web', marked('/Subtype/Link/A<</S/URI/URI(https://doe.example/)>>'), 'Link: https://doe.example/'],
  ['a place that links lead to', { catalog: '/Names<</Dests<</Names[(doe)[3 0 R/Fit]]>>>>' }, 'Link: doe'],
  ['a place whose name is a key', { catalog: '/Dests<</doe[3 0 R/Fit]>>' }, 'Link: doe'],
  ['a place whose name is that of a list', { catalog: '/Dests<</Names[3 0 R/Fit]>>' }, 'Link: Names'],
  [
    'a place within a list of lists',
    { catalog: '/Names<</Dests<</Kids[<</Names[(doe)[3 0 R/Fit]]>>]>>>>' },
    'Link: doe',
  ],
  ['a role that somebody has named', { catalog: '/StructTreeRoot<</RoleMap<</DoeText/P>>>>' }, 'Document: DoeText'],
])('what the copy of a PDF keeps beside its pages is told: %s', async (_, held, told) => {
  expect(await textsOf(held)).toEqual([told]);
});

test.each<readonly [string, Held]>([
  ['who commented', marked('/Subtype/Text/T(Doe)')],
  ['a place on a disk', structured('/Alt(/home/doe)')],
  ['fonts', { page: '/Resources<</Font<</F<</Type/Font/CIDSystemInfo<</Registry(Doe)>>>>>>>>' }],
  ['a palette', { page: '/Resources<</ColorSpace<</A[/Indexed/DeviceRGB 1(doedoe)]>>>>' }],
  ['what is drawn', drawn('/P<</MCID 0>>BDC(Doe)Tj EMC')],
])('what the copy is without is not told, nor what is nobody’s: %s', async (_, held) => {
  expect(await besides(held)).toEqual([]);
});

test.each<readonly [string, Held]>([
  ['a link', marked('/Subtype/Link/Dest(doe2019)')],
  ['a place that links lead to', { catalog: '/Names<</Dests<</Names[(doe2019)[3 0 R/Fit]]>>>>' }],
  ['a place whose name is a key', { catalog: '/Dests<</doe2019[3 0 R/Fit]>>' }],
])('names of places that links lead to are told apart: %s', async (_, held) => {
  expect(await besides(held)).toMatchObject([{ place: 'target', text: 'Link: doe2019' }]);
});

test('addresses and comments are no names of places', async () => {
  const told = await besides(marked('/Subtype/Link/Contents(by Doe)/A<</S/URI/URI(https://doe.example/)>>'));
  expect(told.map(({ place }) => place)).toEqual(['beside', 'beside']);
});

test('of a PDF without a copy nothing is told; what cannot be searched is refused', async () => {
  const many = Array.from({ length: 2001 }, () => streamOf('q Q', '/Subtype/Form/BBox[0 0 9 9]'));
  const marks = many.map((_, at) => `<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/AP<</N ${at + 4} 0 R>>>>`);
  expect(await besides({ page: '/Contents 4 0 R', objects: [streamOf('x', '/Filter/FlateDecode')] })).toEqual([]);
  await expect(besides({ page: `/Annots[${marks.join('')}]`, objects: many })).rejects.toThrow('too-complex');
  const failing = { ...bufferSource(Buffer.alloc(9)), read: () => Promise.reject(new RangeError('no memory')) };
  await expect(readPdfBesides(failing)).rejects.toThrow('no memory');
});
