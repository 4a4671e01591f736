const head = 128;
const nameless = new Set(['mluc', 'desc', 'text']);

/** Parts of a profile that colours are reckoned by, and how these are written; descriptions, makers and devices are none. */
const kept = new Set(
  (
    'rXYZ gXYZ bXYZ rTRC gTRC bTRC kTRC wtpt bkpt chad chrm cicp gamt lumi A2B0 A2B1 A2B2 A2B3 B2A0 B2A1 B2A2 B2A3 ' +
    'D2B0 D2B1 D2B2 D2B3 B2D0 B2D1 B2D2 B2D3 pre0 pre1 pre2 view meas'
  ).split(' '),
);
const reckoned = new Set([
  'XYZ ',
  'curv',
  'para',
  'mft1',
  'mft2',
  'mAB ',
  'mBA ',
  'mpet',
  'sf32',
  'chrm',
  'cicp',
  'view',
  'meas',
]);

/** Where the head says when, on what, with what and by whom it was made, and its checksum. */
const telling = [
  [4, 8],
  [24, 36],
  [40, 44],
  [48, 56],
  [80, head],
] as const;

/**
 * A profile of colours as long as before, of which only that is left which colours are reckoned by: what names it, its maker and its device is
 * empty, and so is what lies between. Null where it is none.
 */
export function cleanColourProfile(bytes: Buffer): Buffer | null {
  const word = (at: number) => bytes.toString('latin1', at, at + 4);
  if (bytes.length < head + 4 || word(36) !== 'acsp') return null;
  const count = bytes.readUInt32BE(head);
  if (count > 100 || head + 4 + count * 12 > bytes.length) return null;
  const made = Buffer.alloc(bytes.length);
  bytes.copy(made, 0, 0, head + 4 + count * 12);
  for (const [start, end] of telling) made.fill(0, start, end);
  for (let entry = head + 4; entry < head + 4 + count * 12; entry += 12) {
    const [at, length] = [bytes.readUInt32BE(entry + 4), bytes.readUInt32BE(entry + 8)];
    if (at < head + 4 + count * 12 || at + length > bytes.length) return null;
    if (kept.has(word(entry)) && reckoned.has(word(at))) bytes.copy(made, at, at, at + length);
    else if (nameless.has(word(at))) bytes.copy(made, at, at, at + 4);
  }
  return made;
}
