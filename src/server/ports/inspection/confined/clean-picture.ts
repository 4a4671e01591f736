import { gunzipSync, gzipSync } from 'node:zlib';
import { cleanBitmap } from './clean-bitmap.ts';
import { cleanGif } from './clean-gif.ts';
import { cleanMetafile, cleanOldMetafile } from './clean-metafile.ts';
import { cleanSvg } from './clean-svg.ts';
import { cleanTiff } from './clean-tiff.ts';
import { FaultFound } from './fault-found.ts';
import type { PictureCleaner } from './picture-cleaner.ts';
import { withoutTraces } from './without-traces.ts';

const largestUnpacked = 64 * 1024 * 1024;
/** Of pictures in one another: a packed drawing with a photograph in it is three. */
const deepest = 4;

// What cameras and drawing programs write beside a picture: where, when, with what and by whom it was made.

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A JPEG without its properties; of the profile of its colours stays what these are reckoned by. */
export const cleanJpeg = (bytes: Uint8Array): Uint8Array => withoutTraces(bufferOf(bytes), 'image/jpeg');

const oldMetafiles = ['\u00d7\u00cd\u00c6\u009a', '\u0001\0\t\0', '\u0002\0\t\0'];

/** Of a drawing that has a picture in it of which nobody knows how it is written, the rest stays. */
function nothingIfUnknown(clean: PictureCleaner, bytes: Buffer): Uint8Array {
  try {
    return clean(bytes);
  } catch (error) {
    if (error instanceof FaultFound) return new Uint8Array();
    throw error;
  }
}

/** How a picture is cleaned, by its first bytes; null where nobody knows. */
function cleanerOf(start: string, unpacked: PictureCleaner): PictureCleaner | null {
  const within: PictureCleaner = (bytes) => nothingIfUnknown(unpacked, bytes);
  if (start.startsWith('\u00ff\u00d8\u00ff')) return cleanJpeg;
  if (start.startsWith('\u0089PNG')) return (bytes) => withoutTraces(bytes, 'image/png');
  if (/^RIFF....WEBP/s.test(start)) return (bytes) => withoutTraces(bytes, 'image/webp');
  if (start.startsWith('GIF8')) return cleanGif;
  // A photograph of Windows (JPEG XR) is written like a TIFF.
  if (/^(II\*\0|MM\0\*|II\u00bc)/.test(start)) return cleanTiff;
  if (start.slice(40, 44) === ' EMF') return (bytes) => cleanMetafile(bytes, within);
  if (oldMetafiles.some((sign) => start.startsWith(sign))) return cleanOldMetafile;
  if (start.startsWith('BM')) return cleanBitmap;
  if (/^(\u00ef\u00bb\u00bf)?\s*</.test(start)) return (bytes) => cleanSvg(bytes, within);
  // A drawing of Windows that was packed to be smaller.
  if (start.startsWith('\u001f\u008b'))
    return (bytes) => gzipSync(unpacked(gunzipSync(bytes, { maxOutputLength: largestUnpacked })));
  return null;
}

/** A picture without what tells of its making. */
export function cleanPicture(bytes: Uint8Array, depth = 0): Uint8Array {
  if (bytes.length === 0) return bytes;
  const whole = bufferOf(bytes);
  const clean = cleanerOf(whole.toString('latin1', 0, 64), (within) => cleanPicture(within, depth + 1));
  if (clean === null || depth > deepest) throw new FaultFound('unwritable-part');
  try {
    return clean(whole);
  } catch (error) {
    if (error instanceof FaultFound) throw error;
    // A broken picture shows nothing, and its properties must not stay for it.
    return new Uint8Array();
  }
}
