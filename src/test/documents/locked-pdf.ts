import { createHash } from 'node:crypto';
import { makePdf } from './make-pdf.ts';

const md5 = (...pieces: readonly Uint8Array[]) => createHash('md5').update(Buffer.concat(pieces)).digest();

/** The password of nobody, as the standard fills it up (ISO 32000, 7.6.4.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const [owner, permissions, id] = [Buffer.alloc(32, 1), Buffer.from([0xfc, 0xff, 0xff, 0xff]), Buffer.alloc(16, 2)];
const key = md5(padding, owner, permissions, id).subarray(0, 5);

function rc4(secret: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const at = (place: number) => state[place & 255] ?? 0;
  const swap = (one: number, other: number) => ([state[one], state[other]] = [at(other), at(one)]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (secret[i % secret.length] ?? 0)) & 255;
    swap(i, j);
  }
  let j = 0;
  return bytes.map((byte, place) => {
    const i = (place + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  }) as Buffer;
}

/** A PDF of one page that opens without a password and is locked all the same; its marks say what is handed over, in parentheses. */
export function lockedPdf(marks: (locked: (text: string) => string) => string): Uint8Array {
  const pageKey = md5(key, Buffer.from([3, 0, 0, 0, 0])).subarray(0, 10);
  const locked = (text: string) =>
    `(${[...rc4(pageKey, Buffer.from(text, 'latin1'))].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')})`;
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return makePdf({
    objects: [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[${marks(locked)}]>>`,
      `<</Filter/Standard/V 1/R 2/O${hex(owner)}/U${hex(rc4(key, padding))}/P -4>>`,
    ],
    trailer: `/Encrypt 4 0 R/ID[${hex(id)}${hex(id)}]`,
  });
}
