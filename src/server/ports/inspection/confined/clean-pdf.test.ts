import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNull, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { wordsIn } from '../../../../test/documents/everything-in.ts';
import { lockedPdf } from '../../../../test/documents/locked-pdf.ts';
import { streamOf } from '../../../../test/documents/make-pdf.ts';
import { cleanedPdf, page, pdfWith, type Planted } from '../../../../test/documents/one-page-pdf.ts';

const word = 'kanarie';

const marked = (mark: string): Planted => ({ page: `/Annots[<</Type/Annot/Rect[0 0 9 9]${mark}>>]` });
const linked = (action: string) => marked(`/Subtype/Link/A<<${action}>>`);
const drawn = (drawing: string): Planted => ({ page: '/Contents 4 0 R', objects: [streamOf(drawing)] });
const picture = (more: string): Planted => ({
  page: '/Resources<</XObject<</A 4 0 R>>>>',
  objects: [streamOf('x', `/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray${more}`)],
});
const signature = `<</Type/Sig/Name(${word})/Location(${word})/ContactInfo(${word})/Contents<${Buffer.from(word).toString('hex')}>>>`;
const text = `(${word})`;

test.each<readonly [string, Planted]>([
  [
    'a signature whose mark is not the field that says that it is one',
    {
      catalog: '/AcroForm<</Fields[4 0 R]/SigFlags 3>>',
      page: '/Annots[5 0 R]',
      objects: [
        '<</FT/Sig/T(a)/Kids[5 0 R]>>',
        '<</Parent 4 0 R/Type/Annot/Subtype/Widget/Rect[0 0 1 1]/V 6 0 R>>',
        signature,
      ],
    },
  ],
  ['an attached file without a type', marked(`/Subtype/FileAttachment/FS<</F${text}/UF${text}/Desc${text}>>`)],
  ['a film', marked(`/Subtype/Movie/T${text}/Movie<</F${text}>>`)],
  ['a film in another way', linked(`/S/Rendition/R<</S/MR/N${text}/C<</S/MCD/N${text}/D<</F${text}>>>>>>`)],
  ['a program that starts', linked(`/S/Launch/Win<</F${text}/P${text}>>`)],
  ['a thread elsewhere', linked(`/S/Thread/F${text}/D 0`)],
  ['a script', linked(`/S/JavaScript/JS(// ${word})`)],
  ['a script of a field', marked(`/Subtype/Widget/FT/Tx/AA<</K<</S/JavaScript/JS(// ${word})>>>>`)],
  ['the name of a field, and its value with letters of several kinds', marked(`/Subtype/Widget/T${text}/RV${text}`)],
  ['an address that somebody has', linked(`/S/URI/URI(${word}@example.org)`)],
  ['who signs in at an address', linked(`/S/URI/URI(https://${word}:x@example.org/)`)],
  ['what the Preview of a Mac notes', marked(`/Subtype/Square/AAPL:AKExtras<</AAPL:AKAnnotationObject${text}>>`)],
  ['who commented', marked(`/Subtype/Text/T${text}/Subj${text}/NM${text}/RC${text}/Contents(x)`)],
  ['the name of a stamp', marked(`/Subtype/Stamp/Name/${word}`)],
  ['the figure that a picture stands for', picture(`/OPI<</2.0<</Type/OPI/F${text}/MainImage${text}>>>>`)],
  ['what is measured in a picture', picture(`/Measure<</R${text}>>/Name/${word}`)],
  ['where addresses begin', { catalog: `/URI<</Base(file:///C:/${word}/)>>` }],
  [
    'threads by the page',
    {
      page: '/B[4 0 R]',
      objects: ['<</T 5 0 R/N 4 0 R/V 4 0 R/R[0 0 1 1]>>', `<</F 4 0 R/I<</Title${text}/Subject${text}>>>>`],
    },
  ],
  [
    'pages of the web that it was made of',
    {
      catalog: `/SpiderInfo<</C${text}>>/Names<</IDS<</Names[(x)<</S/SPS/SI<</AU${text}>>/T${text}>>]>>/URLS<</Names[${text}null]>>>>`,
    },
  ],
  [
    'who made a layer, and the order of layers',
    {
      catalog: `/OCProperties<</OCGs[4 0 R]/D<</Name${text}/Creator${text}>>>>`,
      objects: [`<</Type/OCG/Name(x)/Usage<</CreatorInfo<</Creator${text}>>/User<</Type/Ind/Name${text}>>>>>>`],
    },
  ],
  [
    'notes of programs beside the structure',
    {
      catalog: '/StructTreeRoot 4 0 R',
      objects: [
        '<</Type/StructTreeRoot/K 5 0 R>>',
        `<</S/P/P 4 0 R/ID${text}/T${text}/A[<</O/UserProperties/P[<</N(x)/V${text}>>]>><</O/Layout/X${text}>>]>>`,
      ],
    },
  ],
  ['parts of the document', { catalog: `/DPartRoot<</DPartRootNode<</DPM<</X${text}>>>>>>` }],
  ['layers of a map', { page: `/LGIDict[<</Description${text}>>]/VP[<</Name${text}>>]` }],
  ['how it is printed', { catalog: `/OutputIntents[<</S/GTS_PDFX/Info${text}/OutputConditionIdentifier${text}>>]` }],
  ['what nobody knows', { catalog: `/${word}<</Owner${text}>>/constructor<</Owner${text}>>` }],
  ['an action that nobody knows', linked(`/S/constructor/X${text}`)],
  ['a page that is not shown', { catalog: '/OpenAction[4 0 R/Fit]', objects: [page(`/X${text}`)] }],
  ['words where numbers belong', { page: `/Rotate${text}/CropBox[${text}<</X${text}>>]` }],
  ['a comment in a drawing', drawn(`% ${word}\nq Q`)],
  ['words in a list of a mark', drawn(`/Span<</X[${text}]>>BDC EMC`)],
  ['words in parentheses in words', drawn(`/Span<</X(a(b(c(d ${word}))))>>BDC EMC`)],
  [
    'words in a mark that two streams share',
    { page: '/Contents[4 0 R 5 0 R]', objects: [streamOf(`/Span<</X${text}`), streamOf(`/Y${text}>>BDC EMC`)] },
  ],
])('a copy is without %s', async (_, planted) => {
  const bytes = pdfWith(planted);
  expect(await wordsIn(bytes, [word])).toEqual([word]);
  expect(await wordsIn(await cleanedPdf(bytes), [word])).toEqual([]);
});

const stays = [
  '/Subtype/Link/A<</S/URI/URI(https://example.org/stays)>>',
  '/Subtype/Link/Dest(stays)',
  '/Subtype/Link/A<</S/GoTo/D(stays)>>',
  '/Subtype/Text/Contents(stays)/Name/Note',
  '/Subtype/FreeText/DA(/Helv 12 Tf 0 0 stays)',
  '/Subtype/Widget/FT/Tx/V(stays)',
  '/Subtype/Widget/FT/Btn/MK<</CA(stays)>>',
];

test.each(stays)('what a mark shows stays: %s', async (mark) => {
  expect(await wordsIn(await cleanedPdf(pdfWith(marked(mark))), ['stays'])).toEqual(['stays']);
});

test('a mark of a file that is left out stays one, for viewers show no other', async () => {
  const copy = await cleanedPdf(pdfWith(marked(`/Subtype/FileAttachment/FS<</F${text}>>`)));
  expect(await wordsIn(copy, ['Filespec', word])).toEqual(['Filespec']);
});

test('what has been packed as a drawing can be read', async () => {
  const copy = await cleanedPdf(pdfWith(drawn('% a comment\n0 0 m 9 9 l S')));
  const at = copy.indexOf('stream\n') + 7;
  expect(inflateSync(copy.subarray(at, copy.indexOf('\nendstream', at))).toString()).toBe('\n0 0 m 9 9 l S');
});

test.each(['/S/URI/URI(mailto:a@example.org)', '/S/Launch/F(a.exe)', '/S/JavaScript/JS(a)'])(
  'a link that leads to a person or a program leads nowhere, for readers crash on one without any place: %s',
  async (target) => {
    const copy = await PDFDocument.load(await cleanedPdf(pdfWith(linked(target))));
    const link = copy.getPage(0).node.Annots()?.lookup(0, PDFDict);
    const made = link?.lookup(PDFName.of('A'), PDFDict).lookup(PDFName.of('URI'), PDFHexString);
    expect(made?.decodeText()).toBe('about:blank');
  },
);

test('whoever has a page read out finds its parts and their drawings as before, each by its number', async () => {
  const copy = await PDFDocument.load(
    await cleanedPdf(
      pdfWith({
        catalog: '/StructTreeRoot 4 0 R/MarkInfo<</Marked true>>',
        page: '/StructParents 0',
        objects: [
          '<</Type/StructTreeRoot/K[5 0 R]/ParentTree<</Nums[0[null 5 0 R]]>>/ParentTreeNextKey 1>>',
          '<</Type/StructElem/S/Figure/P 4 0 R/Pg 3 0 R/Alt(a dune)/K[1 <</Type/MCR/MCID 0/Stm 6 0 R>>]>>',
          streamOf('q Q', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]'),
        ],
      }),
    ),
  );
  const root = copy.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const numbers = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
  const figure = numbers.lookup(1, PDFArray).lookup(1, PDFDict);
  expect(numbers.lookup(1, PDFArray).get(0)).toBe(PDFNull);
  expect(figure.get(PDFName.of('S'))).toBe(PDFName.of('Figure'));
  const content = figure.lookup(PDFName.of('K'), PDFArray).lookup(1, PDFDict);
  const drawing = content.lookup(PDFName.of('Stm'), PDFStream);
  expect(drawing.dict.lookup(PDFName.of('BBox'), PDFArray).size()).toBe(4);
});

/** What closes the address, its action, its mark and the list of marks, and goes on as a key of the page. */
const breakingOut = ')>>>>]/AA<</O<</S/JavaScript/JS(app.alert("x"))>>>>/Zz[<</Zz<</Zz(';
const hexadecimal = (words: string) => `<${Buffer.from(words, 'latin1').toString('hex')}>`;

/** The keys of the page of a copy, and what stands at a key of its mark. */
async function markOf(copy: Buffer, ...path: readonly string[]) {
  const { node } = (await PDFDocument.load(copy, { updateMetadata: false })).getPage(0);
  const [mark] = node.lookup(PDFName.of('Annots'), PDFArray).asArray();
  const said = path.reduce<unknown>((one, key) => (one instanceof PDFDict ? one.lookup(PDFName.of(key)) : one), mark);
  const isText = said instanceof PDFString || said instanceof PDFHexString;
  return { keys: node.keys().map((key) => key.decodeText()), said: isText ? said.decodeText() : said };
}

test.each([
  [
    ` https://x.org/${breakingOut}`,
    'https://x.org/)%3E%3E%3E%3E]/AA%3C%3C/O%3C%3C/S/JavaScript/JS(app.alert(%22x%22))%3E%3E%3E%3E/Zz[%3C%3C/Zz%3C%3C/Zz(',
  ],
  ['https://u@example.org/a(b', 'https://example.org/a(b'],
  ['https://u@example.org/a\\', 'https://example.org/a%5C'],
  ['https://u@example.org/50%/%41 ü', 'https://example.org/50%25/%41%20%C3%BC'],
])(
  'an address that is written anew is one, whatever it says, and nothing else of the page: %s',
  async (address, written) => {
    const copy = await cleanedPdf(pdfWith(linked(`/S/URI/URI${hexadecimal(address)}`)));
    const { keys, said } = await markOf(copy, 'A', 'URI');
    expect(keys).toEqual(['Type', 'Parent', 'MediaBox', 'Annots']);
    expect(said).toBe(written);
  },
);

test.each([`a${breakingOut}`, 'a(b', 'a\\'])(
  'words of a document that was locked are words in its copy: %s',
  async (words) => {
    const bytes = lockedPdf((locked) => `<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents${locked(words)}>>`);
    const { keys, said } = await markOf(await cleanedPdf(bytes), 'Contents');
    expect(keys).toEqual(['Type', 'Parent', 'MediaBox', 'Annots']);
    expect(said).toBe(words);
  },
);
