import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { cleanJpeg2000 } from './clean-jpeg-2000.ts';
import { cleanJpeg } from './clean-picture.ts';

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

/** Unpacks what is packed around a picture; one that cannot be unpacked shows nothing, and must not stay for that. */
function unpacked(stream: PDFRawStream, filters: readonly PDFObject[], params: readonly (PDFObject | undefined)[]) {
  if (filters.length === 0) return stream.contents;
  const { context } = stream.dict;
  const around = context.obj({});
  around.set(filterKey, context.obj([...filters]));
  if (params.some((one) => one instanceof PDFDict))
    around.set(paramsKey, context.obj(filters.map((_, place) => params[place] ?? null)));
  try {
    return decodePDFRawStream(PDFRawStream.of(around, stream.contents)).decode();
  } catch {
    return new Uint8Array();
  }
}

/** A stream without the properties of the picture in it, however that is packed. */
export function cleanPdfStream(stream: PDFRawStream): PDFRawStream {
  const filters = listAt(stream.dict, filterKey).flatMap((filter) => filter ?? []);
  const at = filters.findIndex((filter) => cleaners.has(filter));
  const [inner] = filters.slice(at);
  const clean = inner && cleaners.get(inner);
  if (at === -1 || !clean) return stream;
  const params = listAt(stream.dict, paramsKey);
  const contents = clean(unpacked(stream, filters.slice(0, at), params.slice(0, at)));
  stream.dict.set(filterKey, inner);
  const own = params[at];
  if (own instanceof PDFDict) stream.dict.set(paramsKey, own);
  else stream.dict.delete(paramsKey);
  return PDFRawStream.of(stream.dict, contents);
}
