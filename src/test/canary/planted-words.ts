import { createHash } from 'node:crypto';
import { everythingIn } from '../documents/everything-in.ts';
import { pdfWords } from '../pdf-words.ts';
import { mark } from './canaries.ts';

const hex = (bytes: Buffer) => bytes.toString('hex');
const inHex = new RegExp(`${hex(Buffer.from(mark))}(?:[0-9a-f]{2})*`, 'g');
const inWideHex = new RegExp(`${hex(Buffer.from(mark, 'utf16le').swap16())}(?:00[0-9a-f]{2})*`, 'g');
const planted = new RegExp(`${mark}[a-z0-9]+`, 'g');
const packedRuns = /[A-Za-z0-9+/_-]{16,4000}/g;
const fromHex = (digits: string) => Buffer.from(digits, 'hex').toString('latin1').replaceAll('\0', '');

/** The ways in which a word may be written, each made plain: two bytes to an email, in hexadecimal digits. */
function* readings(part: Uint8Array): Generator<string> {
  const text = Buffer.from(part).toString('latin1').toLowerCase();
  yield text;
  if (text.includes('\0')) yield text.replaceAll('\0', '');
  for (const [digits] of text.matchAll(inHex)) yield fromHex(digits);
  for (const [digits] of text.matchAll(inWideHex)) yield fromHex(digits);
}

/** What a text holds in base64, as cursors of lists do. */
function* packedIn(text: string): Generator<string> {
  for (const [run] of text.matchAll(packedRuns)) {
    const inside = Buffer.from(run, 'base64url').toString('latin1').toLowerCase();
    if (inside.includes(mark)) yield inside;
  }
}

async function lookInto(bytes: Uint8Array): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const take = (text: string) => {
    for (const [word] of text.matchAll(planted)) found.add(word);
  };
  for (const part of await everythingIn(bytes)) for (const reading of readings(part)) take(reading);
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (start === '%PDF-') {
    const { text, info, links } = await pdfWords(bytes);
    // A line of a page may part a word.
    take(text.replaceAll(/\s+/g, ' ').toLowerCase());
    take(JSON.stringify([info, links]).toLowerCase());
  } else if (!start.startsWith('PK'))
    for (const inside of packedIn(Buffer.from(bytes).toString('latin1'))) take(inside);
  return found;
}

const known = new Map<string, Promise<ReadonlySet<string>>>();

/** Every planted word that stands in these bytes, unpacked to their last part and however it is written; what many read is unpacked once. */
export function plantedIn(bytes: Uint8Array): Promise<ReadonlySet<string>> {
  const digest = createHash('sha256').update(bytes).digest('base64');
  const found = known.get(digest) ?? lookInto(bytes);
  known.set(digest, found);
  return found;
}
