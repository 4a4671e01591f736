import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import JSZip from 'jszip';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function unpacked(bytes: Buffer): Buffer | null {
  for (const unpack of [inflateSync, inflateRawSync, brotliDecompressSync])
    try {
      return unpack(bytes);
    } catch {
      // Packed otherwise, or not at all.
    }
  return null;
}

/** Bytes out of emails, five of which are four. */
function ofAscii85(emails: Buffer): Buffer {
  const bytes: number[] = [];
  for (let at = 0; at + 5 <= emails.length && emails[at] !== 0x7e; at += 5) {
    const number = emails.subarray(at, at + 5).reduce((sum, letter) => sum * 85 + letter - 33, 0);
    bytes.push(...[24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) & 255));
  }
  return Buffer.from(bytes);
}

/** Every stream of a PDF, as it stands and unpacked. */
function streamsOf(pdf: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = pdf.indexOf('stream'); at !== -1; at = pdf.indexOf('stream', at + 6)) {
    const start = at + 6 + (pdf[at + 6] === 0x0d ? 2 : 1);
    const end = pdf.indexOf('endstream', start);
    if (end === -1) break;
    const within = pdf.subarray(start, end);
    for (const bytes of [within, Buffer.from(latin1(within), 'hex'), ofAscii85(within)]) {
      const inside = unpacked(bytes) ?? bytes;
      if (inside !== within) found.push(inside);
    }
    at = end + 3;
  }
  return found;
}

async function partsOf(archive: Uint8Array): Promise<Uint8Array[]> {
  const zip = await JSZip.loadAsync(archive);
  const parts: Uint8Array[] = [];
  for (const [name, entry] of Object.entries(zip.files)) {
    parts.push(Buffer.from(name));
    if (!entry.dir) parts.push(await entry.async('uint8array'));
  }
  return parts;
}

/** All that a file holds, unpacked to its last part: what somebody finds in it who looks for a word. */
export async function everythingIn(bytes: Uint8Array): Promise<Uint8Array[]> {
  const start = latin1(bytes.subarray(0, 5));
  if (start.startsWith('PK\u0003\u0004')) {
    const parts = await partsOf(bytes);
    const within = await Promise.all(parts.map(everythingIn));
    return [bytes, ...within.flat()];
  }
  if (start.startsWith('\u001f\u008b')) return [bytes, gunzipSync(bytes)];
  return start === '%PDF-' ? [bytes, ...streamsOf(Buffer.from(bytes))] : [bytes];
}

/** The ways in which a word is written in files. */
function spellings(word: string): string[] {
  const utf16 = Buffer.from(word, 'utf16le');
  const swapped = Buffer.from(utf16).swap16();
  const hexadecimal = [Buffer.from(word), swapped].map((bytes) => bytes.toString('hex'));
  return [word, latin1(utf16), latin1(swapped), ...hexadecimal].map((spelling) => spelling.toLowerCase());
}

/** Which of these words stand anywhere in a file. */
export async function wordsIn(bytes: Uint8Array, words: readonly string[]): Promise<string[]> {
  const all = (await everythingIn(bytes)).map((part) => latin1(part).toLowerCase());
  return words.filter((word) => spellings(word).some((spelling) => all.some((part) => part.includes(spelling))));
}
