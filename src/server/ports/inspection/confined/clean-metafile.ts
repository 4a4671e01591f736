import { cleanEmfPlus, isAlone, isEmfPlus } from './clean-emf-plus.ts';
import type { PictureCleaner } from './picture-cleaner.ts';

const [header, end, comment] = [1, 14, 70];
const withPicture = new Set([80, 81]);
const [asJpeg, asPng] = [4, 5];

/** Records that draw: not what programs and printers say to one another, nor the names of profiles of colours. */
const draws = (type: number) =>
  type >= 1 &&
  type <= 122 &&
  type !== comment &&
  !(type >= 99 && type <= 107) &&
  ![109, 110, 111, 112, 113, 117, 119, 121, 122].includes(type);

function recordsIn(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    if (size < 8 || at + size > bytes.length) break;
    found.push(bytes.subarray(at, at + size));
    if (bytes.readUInt32LE(at) === end) break;
    at += size;
  }
  return found;
}

/** The header without the names of program and drawing, which lie behind what it has in each of its three lengths. */
function cleanHeader(record: Buffer): void {
  const description = record.readUInt32LE(64);
  const known =
    [108, 100, 88].find((length) => length <= record.length && (description === 0 || length <= description)) ?? 88;
  record.fill(0, known);
  record.fill(0, 60, 68);
  // Where it says how a screen shows it.
  if (known >= 100) record.fill(0, 88, 96);
}

/** A picture that is written into a record as a file of its own. */
function cleanInside(record: Buffer, clean: PictureCleaner): void {
  if (record.length < 80) return;
  const [head, start, length] = [record.readUInt32LE(48), record.readUInt32LE(56), record.readUInt32LE(60)];
  const packing = head >= 64 && head + 20 <= record.length ? record.readUInt32LE(head + 16) : 0;
  if (packing !== asJpeg && packing !== asPng) return;
  const within = record.subarray(start, start + length);
  const cleaned = clean(Buffer.from(within));
  within.fill(0);
  if (cleaned.length <= within.length) within.set(cleaned);
}

/** A drawing of Windows, of the records that draw alone; of its other form (EMF+) what is drawn, where it has no second. */
export function cleanMetafile(bytes: Buffer, clean: PictureCleaner): Buffer {
  const records = recordsIn(Buffer.from(bytes));
  const typeOf = (record: Buffer) => record.readUInt32LE(0);
  const [first] = records;
  if (!first || typeOf(first) !== header || first.length < 88) throw new Error('A drawing without a header');
  cleanHeader(first);
  const others = records.filter((record) => typeOf(record) === comment && record.length >= 20 && isEmfPlus(record));
  const kept = new Set(isAlone(others) ? others : []);
  cleanEmfPlus([...kept], clean);
  const drawn = records.filter((record) => draws(typeOf(record)) || kept.has(record));
  for (const record of drawn) if (withPicture.has(typeOf(record))) cleanInside(record, clean);
  first.writeUInt32LE(
    drawn.reduce((sum, record) => sum + record.length, 0),
    48,
  );
  first.writeUInt32LE(drawn.length, 52);
  return Buffer.concat(drawn);
}

const [placed, headLength] = [0x9a_c6_cd_d7, 18];
const escape = 0x06_26;

/** An older drawing of Windows without its escapes, in which programs write what is theirs. */
export function cleanOldMetafile(bytes: Buffer): Buffer {
  const start = bytes.readUInt32LE(0) === placed ? 22 : 0;
  const made: Buffer[] = [Buffer.from(bytes.subarray(0, start + headLength))];
  let length = headLength;
  for (let at = start + headLength; at + 6 <= bytes.length;) {
    const size = 2 * bytes.readUInt32LE(at);
    if (size < 6 || at + size > bytes.length) break;
    const kind = bytes.readUInt16LE(at + 4);
    if (kind !== escape) {
      made.push(bytes.subarray(at, at + size));
      length += size;
    }
    at += size;
    if (kind === 0) break;
  }
  made[0]?.writeUInt32LE(length / 2, start + 6);
  return Buffer.concat(made);
}
