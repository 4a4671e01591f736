import { gunzipSync } from 'node:zlib';
import JSZip from 'jszip';
import { drawingml, relations, word } from './word-xml.ts';

const mostDrawings = 200;
const mostBytes = 24 * 1024 * 1024;
const pointsPerInch = 72;
/** In points: the width and height of a page in the document. */
const [leastSide, mostSide] = [4, 576];

interface Drawing {
  readonly ending: 'emf' | 'wmf';
  readonly bytes: Uint8Array;
  /** In points. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Drawing, 'width' | 'height'>;

/** A drawing by what its first bytes say; null for anything else, which LibreOffice must not get. */
function headerOf(bytes: Buffer): Omit<Drawing, 'bytes'> | null {
  if (bytes.length < 88) return null;
  const within = (left: number, top: number, right: number, bottom: number, unitsPerInch: number): Size => ({
    width: (Math.abs(right - left) / unitsPerInch) * pointsPerInch,
    height: (Math.abs(bottom - top) / unitsPerInch) * pointsPerInch,
  });
  if (bytes.readUInt32LE(0) === 1 && bytes.toString('latin1', 40, 44) === ' EMF') {
    const [left = 0, top = 0, right = 0, bottom = 0] = [24, 28, 32, 36].map((at) => bytes.readInt32LE(at));
    return { ending: 'emf', ...within(left, top, right, bottom, 2540) };
  }
  if (bytes.readUInt32LE(0) !== 0x9a_c6_cd_d7) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = [6, 8, 10, 12].map((at) => bytes.readInt16LE(at));
  return { ending: 'wmf', ...within(left, top, right, bottom, bytes.readUInt16LE(14)) };
}

/** At its own size, or as large as fits on a page. */
function fitted({ width, height }: Size): Size | null {
  const scale = Math.min(1, mostSide / Math.max(width, height));
  const size = { width: width * scale, height: height * scale };
  return Math.min(size.width, size.height) >= leastSide ? size : null;
}

/** The names of drawings end in z where they are packed. */
function readDrawing(name: string, stored: Uint8Array): Drawing | null {
  if (!/\.[ew]m[fz]$/iu.test(name)) return null;
  try {
    const isPacked = stored[0] === 0x1f && stored[1] === 0x8b;
    const bytes = isPacked ? gunzipSync(stored, { maxOutputLength: mostBytes }) : Buffer.from(stored);
    const header = headerOf(bytes);
    const size = header && fitted(header);
    return header && size && { ...header, ...size, bytes };
  } catch {
    return null;
  }
}

/** A page of a drawing's size, with the drawing on all of it. */
function pageOf({ width, height }: Drawing, place: number, isLast: boolean): string {
  const size = (name: string) => `<${name} cx="${Math.round(width * 12_700)}" cy="${Math.round(height * 12_700)}"/>`;
  const at = (direction: 'H' | 'V') =>
    `<wp:position${direction} relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:position${direction}>`;
  const picture = `<pic:pic><pic:nvPicPr><pic:cNvPr id="${place}" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="r${place}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/>${size('a:ext')}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>`;
  const anchor = `<wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="1" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>${at('H')}${at('V')}${size('wp:extent')}<wp:wrapNone/><wp:docPr id="${place}" name="p"/><a:graphic><a:graphicData uri="${drawingml}/picture">${picture}</a:graphicData></a:graphic></wp:anchor>`;
  const margins = ['top', 'right', 'bottom', 'left', 'header', 'footer', 'gutter'].map((side) => ` w:${side}="0"`);
  const section = `<w:sectPr><w:pgSz w:w="${Math.round(width * 20)}" w:h="${Math.round(height * 20)}"/><w:pgMar${margins.join('')}/></w:sectPr>`;
  const properties = `<w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/>`;
  return `<w:p><w:pPr>${properties}${isLast ? '' : section}</w:pPr><w:r><w:drawing>${anchor}</w:drawing></w:r></w:p>${isLast ? section : ''}`;
}

const packaging = 'http://schemas.openxmlformats.org/package/2006';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

function makeDocument(drawings: readonly Drawing[]): Promise<Uint8Array> {
  const archive = new JSZip();
  const related = (entries: readonly string[]) =>
    `<Relationships xmlns="${packaging}/relationships">${entries.join('')}</Relationships>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="r${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  archive.file(
    '[Content_Types].xml',
    `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="emf" ContentType="image/x-emf"/><Default Extension="wmf" ContentType="image/x-wmf"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  );
  archive.file('_rels/.rels', related([relation(1, 'officeDocument', 'word/document.xml')]));
  const files = drawings.map(({ ending }, place) => `media/${place}.${ending}`);
  archive.file('word/_rels/document.xml.rels', related(files.map((file, place) => relation(place, 'image', file))));
  for (const [place, file] of files.entries()) archive.file(`word/${file}`, drawings[place]?.bytes ?? '');
  const pages = drawings.map((drawing, place) => pageOf(drawing, place, place === drawings.length - 1));
  archive.file(
    'word/document.xml',
    `<w:document xmlns:w="${word}" xmlns:r="${relations}" xmlns:a="${drawingml}/main" xmlns:wp="${drawingml}/wordprocessingDrawing" xmlns:pic="${drawingml}/picture"><w:body>${pages.join('')}</w:body></w:document>`,
  );
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

/** The EMF and WMF drawings among pictures: a Word document with one on each page, and their names in that order. */
export async function documentOfDrawings(media: ReadonlyMap<string, Uint8Array>) {
  const names: string[] = [];
  const drawings: Drawing[] = [];
  let left = mostBytes;
  for (const [name, stored] of media) {
    const drawing = drawings.length < mostDrawings ? readDrawing(name, stored) : null;
    if (drawing === null || drawing.bytes.length > left) continue;
    left -= drawing.bytes.length;
    names.push(name);
    drawings.push(drawing);
  }
  return { names, document: drawings.length === 0 ? null : await makeDocument(drawings) };
}
