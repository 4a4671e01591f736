import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';

/** A JPEG of nothing, with a property and a comment. */
export function plantedJpeg(word: string): Uint8Array {
  const segment = (marker: number, text: string) => {
    const content = Buffer.from(text);
    return Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content]);
  };
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, `Exif\0\0 ${word}exif`),
    segment(0xed, `Photoshop ${word}iptc`),
    segment(0xfe, `${word}jpegcomment`),
    Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]),
  ]);
}

/** A JPEG 2000 of nothing, with a box of properties. */
function jpeg2000With(text: string): Buffer {
  const box = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8, 0);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  return Buffer.concat([box('jP  ', Buffer.from('0d0a870a', 'hex')), box('xml ', Buffer.from(text))]);
}

/** Bytes as emails, four as five. */
function ascii85(bytes: Buffer): string {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let text = '';
  for (let at = 0; at < padded.length; at += 4) {
    let [number, five] = [padded.readUInt32BE(at), ''];
    for (let digit = 0; digit < 5; digit += 1) {
      five = String.fromCharCode(33 + (number % 85)) + five;
      number = Math.floor(number / 85);
    }
    text += five;
  }
  return `${text}~>`;
}

/** Where `plantedPdf` hides the word, each time with another ending. */
export const plantedInPdf = [
  'author',
  'title',
  'keywords',
  'creator',
  'producer',
  'xmp',
  'private',
  'pagexmp',
  'mark',
  'reply',
  'attached',
  'attachment',
  'figure',
  'infodict',
  'place',
  'mail',
  'exif',
  'iptc',
  'jpegcomment',
  'signer',
  'thread',
  'earlier',
  'comment',
  'flate',
  'hex',
  'ascii85',
  'jpeg2000',
  'default',
  'tooltip',
  'bookmark',
  'layer',
  'label',
  'owner',
] as const;

/** Pictures that are packed once more, each with a property. */
function packedPictures(context: PDFContext, word: string) {
  const pictures = Object.entries({
    flate: [['FlateDecode', 'DCTDecode'], deflateSync(plantedJpeg(`${word}flate`))],
    hex: [['ASCIIHexDecode', 'DCTDecode'], `${Buffer.from(plantedJpeg(`${word}hex`)).toString('hex')}>`],
    ascii85: [['ASCII85Decode', 'FlateDecode', 'DCTDecode'], ascii85(deflateSync(plantedJpeg(`${word}ascii85`)))],
    jpeg2000: [['FlateDecode', 'JPXDecode'], deflateSync(jpeg2000With(`${word}jpeg2000`))],
  } as const).map(([name, [filters, bytes]]) => {
    const picture = { Type: 'XObject', Subtype: 'Image', Filter: [...filters], Width: 1, Height: 1 };
    return [name, context.register(context.stream(bytes, picture))] as const;
  });
  return Object.fromEntries(pictures);
}

/** What readers show beside the pages. */
interface Besides {
  readonly bookmark: string;
  readonly layer: string;
  readonly label: string;
}

function addBesides({ context, catalog }: PDFDocument, { bookmark, layer: layerName, label }: Besides): void {
  const text = (name: string) => PDFHexString.fromText(name);
  const outlines = context.nextRef();
  const item = context.register(context.obj({ Title: text(bookmark), Parent: outlines }));
  context.assign(outlines, context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 }));
  catalog.set(PDFName.of('Outlines'), outlines);
  const layer = context.register(context.obj({ Type: 'OCG', Name: text(layerName) }));
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { Order: [layer] } }));
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: [0, { P: text(label), S: 'D' }] }));
}

/** A PDF of one page whose every hidden place holds the word; what its page shows stays readable. */
export async function plantedPdf(word: string, shown: string): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const page = pdf.addPage([400, 300]);
  page.drawText(shown, { x: 20, y: 200, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica) });
  const { context, catalog } = pdf;
  const text = (place: string) => PDFHexString.fromText(`${word}${place}`);
  const plain = (place: string) => PDFString.of(`${word}${place}`);
  const packet = (place: string) =>
    context.register(context.stream(`<x:xmpmeta>${word}${place}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' }));
  pdf.setAuthor(`${word}author`);
  pdf.setTitle(`${word}title`);
  pdf.setKeywords([`${word}keywords`]);
  pdf.setCreator(`${word}creator`);
  pdf.setProducer(`${word}producer`);
  catalog.set(PDFName.of('Metadata'), packet('xmp'));
  catalog.set(PDFName.of('PieceInfo'), context.obj({ Word: { Private: { Name: plain('private') } } }));
  catalog.set(PDFName.of('Threads'), context.obj([{ Type: 'Thread', I: { Author: plain('thread') } }]));
  page.node.set(PDFName.of('Metadata'), packet('pagexmp'));
  const rect = [10, 10, 20, 20];
  const marks = [
    {
      Type: 'Annot',
      Subtype: 'Text',
      Rect: rect,
      T: text('mark'),
      RC: plain('reply'),
      Contents: PDFString.of('Is this so?'),
    },
    { Type: 'Annot', Subtype: 'Link', Rect: rect, A: { S: 'GoToR', F: plain('place') } },
    {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: rect,
      A: { S: 'URI', URI: PDFString.of(`mailto:${word}mail@example.org`) },
    },
    {
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Tx',
      Rect: rect,
      T: PDFString.of('Field1'),
      V: PDFString.of('A value'),
      DV: text('default/a.xlsx'),
      TU: text('tooltip.docx'),
    },
    {
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: rect,
      T: PDFString.of('Signature1'),
      V: { Type: 'Sig', Name: plain('signer') },
    },
  ];
  page.node.set(PDFName.of('Annots'), PDFArray.withContext(context));
  const annots = page.node.Annots();
  for (const mark of marks) annots?.push(context.register(context.obj(mark)));
  await pdf.attach(Buffer.from(`${word}attached`), `${word}attachment.txt`, {});
  const figure = context.flateStream(`/Artifact <</Owner (${word}owner)>> BDC EMC`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 1, 1],
  });
  figure.dict.set(PDFName.of('PTEX.FileName'), plain('figure'));
  figure.dict.set(PDFName.of('PTEX.InfoDict'), context.register(context.obj({ Author: text('infodict') })));
  const photo = context.stream(plantedJpeg(word), {
    Type: 'XObject',
    Subtype: 'Image',
    Filter: 'DCTDecode',
    Width: 1,
    Height: 1,
  });
  page.node
    .normalizedEntries()
    .Resources.set(
      PDFName.of('XObject'),
      context.obj({ Fig: context.register(figure), Photo: context.register(photo), ...packedPictures(context, word) }),
    );
  addBesides(pdf, {
    bookmark: `Microsoft Word - ${word}bookmark.docx`,
    layer: `C:\\Users\\${word}layer\\map.ai`,
    label: `${word}label.pdf`,
  });
  context.register(context.obj({ Old: plain('earlier') }));
  const made = Buffer.from(await pdf.save({ useObjectStreams: false, addDefaultPage: false }));
  // Behind the header stands what readers pass over.
  const end = made.indexOf('\n') + 1;
  return new Uint8Array(Buffer.concat([made.subarray(0, end), Buffer.from(`% ${word}comment\n`), made.subarray(end)]));
}
