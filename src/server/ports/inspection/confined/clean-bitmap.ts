const [fileHead, newestHead] = [14, 124];
const ownColours = 'sRGB';

/** A bitmap without the profile of its colours, which can be a place on a disk, and without what follows its rows. */
export function cleanBitmap(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const head = copy.readUInt32LE(fileHead);
  if (head < 40) return copy;
  const [start, packing] = [copy.readUInt32LE(10), copy.readUInt32LE(fileHead + 16)];
  const row = Math.ceil((copy.readInt32LE(fileHead + 4) * copy.readUInt16LE(fileHead + 14)) / 32) * 4;
  const rows = row * Math.abs(copy.readInt32LE(fileHead + 8));
  const isPlain = packing === 0 || packing === 3;
  const end = start + (isPlain ? rows : copy.readUInt32LE(fileHead + 20));
  if (head >= newestHead) {
    copy.write(ownColours.split('').toReversed().join(''), fileHead + 56, 'latin1');
    copy.fill(0, fileHead + 112, fileHead + 120);
  }
  copy.writeUInt32LE(Math.min(end, copy.length), 2);
  return copy.subarray(0, end);
}
