import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { cleanColourProfile } from './clean-colour-profile.ts';
import { cleanJpeg2000 } from './clean-jpeg-2000.ts';
import { cleanInstructions } from './clean-instructions.ts';
import { cleanJpeg } from './clean-picture.ts';
import { FaultFound } from './fault-found.ts';
import type { Cleaning } from './pdf-rules.ts';
import { undoPredictor } from './undo-predictor.ts';

const [filterKey, paramsKey] = [PDFName.of('Filter'), PDFName.of('DecodeParms')];

/** What stands for each kind of packing of a stream, the outermost first. */
function listAt(dict: PDFDict, key: PDFName): (PDFObject | undefined)[] {
  const value = dict.lookup(key);
  if (value === undefined) return [];
  return value instanceof PDFArray ? value.asArray().map((_, place) => value.lookup(place)) : [value];
}

const cleaners = new Map<PDFObject, (bytes: Uint8Array) => Uint8Array>([
  [PDFName.of('DCTDecode'), cleanJpeg],
  [PDFName.of('DCT'), cleanJpeg],
  [PDFName.of('JPXDecode'), cleanJpeg2000],
]);

/** Unpacks as many kinds of packing as are named; null where it is broken, or packed in a way that is not known here. */
function decoded({ dict, contents }: PDFRawStream, count = Infinity): Uint8Array | null {
  // Some programs write an empty stream as one that is packed.
  if (contents.length === 0) return contents;
  const [filters, params] = [listAt(dict, filterKey), listAt(dict, paramsKey)];
  try {
    return filters.slice(0, count).reduce<Uint8Array>((bytes, filter, place) => {
      const one = dict.context.obj({});
      if (filter) one.set(filterKey, filter);
      const own = params[place];
      if (own instanceof PDFDict) one.set(paramsKey, own);
      return undoPredictor(decodePDFRawStream(PDFRawStream.of(one, bytes)).decode(), own);
    }, contents);
  } catch {
    return null;
  }
}

function packed({ dict }: PDFRawStream, bytes: Uint8Array): PDFRawStream {
  dict.set(filterKey, PDFName.of('FlateDecode'));
  dict.delete(paramsKey);
  return PDFRawStream.of(dict, deflateSync(bytes));
}

/**
 * Instructions of drawing without what nobody is shown. Of those that cannot be unpacked nobody knows what they say, and a page without
 * them might be blank: there is no copy. All others are packed anew, for bytes may follow the end of what was packed.
 */
export function cleanDrawing(stream: PDFRawStream, { readOut }: Cleaning): PDFRawStream {
  const drawing = decoded(stream);
  if (drawing === null) throw new FaultFound('damaged');
  return packed(stream, cleanInstructions(drawing, readOut) ?? drawing);
}

/** A profile of colours without its words; nothing in place of what is none, as viewers then go by the other space that stands beside it. */
export const cleanProfile = (stream: PDFRawStream): PDFRawStream =>
  packed(stream, cleanColourProfile(Buffer.from(decoded(stream) ?? [])) ?? Buffer.alloc(0));

/** A picture without its properties, however it is packed. */
export function cleanPictureStream(stream: PDFRawStream): PDFRawStream {
  const filters = listAt(stream.dict, filterKey).flatMap((filter) => filter ?? []);
  const at = filters.findIndex((filter) => cleaners.has(filter));
  const [inner] = filters.slice(at);
  const clean = inner && cleaners.get(inner);
  if (at === -1 || !clean) return stream;
  const params = listAt(stream.dict, paramsKey);
  // One that cannot be unpacked shows nothing, and must not stay for that.
  const contents = clean(decoded(stream, at) ?? new Uint8Array());
  stream.dict.set(filterKey, inner);
  const own = params[at];
  if (own instanceof PDFDict) stream.dict.set(paramsKey, own);
  else stream.dict.delete(paramsKey);
  return PDFRawStream.of(stream.dict, contents);
}
