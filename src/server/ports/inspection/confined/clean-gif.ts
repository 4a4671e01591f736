const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const [extension, picture, end] = [0x21, 0x2c, 0x3b];
const [control, application] = [0xf9, 0xff];

const colours = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Where the blocks that begin here end, each of which says how long it is. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let place = from;
  for (let length = bytes[place] ?? 0; length > 0; length = bytes[place] ?? 0) place += length + 1;
  return Math.min(bytes.length, place + 1);
}

/** Of what stands beside the pictures: when each is shown, and how often they come again. */
function isKept(kind: number, block: Buffer): boolean {
  if (kind === control) return block.length === 8;
  return kind === application && block.length === 19 && loops.has(block.toString('latin1', 3, 14));
}

/** A GIF of its pictures and their times alone; what breaks off ends where it does. */
export function cleanGif(bytes: Buffer): Buffer {
  let place = 13 + colours(bytes.readUInt8(10));
  const made = [bytes.subarray(0, place)];
  while (place < bytes.length) {
    const sign = bytes[place];
    if (sign === extension) {
      const after = endOfBlocks(bytes, place + 2);
      const block = bytes.subarray(place, after);
      if (isKept(bytes[place + 1] ?? 0, block)) made.push(block);
      place = after;
    } else if (sign === picture) {
      const after = endOfBlocks(bytes, place + 11 + colours(bytes[place + 9] ?? 0));
      made.push(bytes.subarray(place, after));
      place = after;
    } else break;
  }
  return Buffer.concat([...made, Buffer.from([end])]);
}
