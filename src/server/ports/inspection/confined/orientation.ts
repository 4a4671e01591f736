/** The tag of a picture's facts that says how it is to be turned. */
const orientationTag = 0x0112;
const short = 3;

/** How a picture is to be turned (1: not at all … 8), by the facts that a camera wrote; null where they do not say. */
export function orientationIn(facts: Buffer): number | null {
  const order = facts.toString('latin1', 0, 4);
  const isLittle = order === 'II*\0';
  if ((!isLittle && order !== 'MM\0*') || facts.length < 8) return null;
  const uint16 = (place: number) => (isLittle ? facts.readUInt16LE(place) : facts.readUInt16BE(place));
  const first = isLittle ? facts.readUInt32LE(4) : facts.readUInt32BE(4);
  if (first + 2 > facts.length) return null;
  const entries = uint16(first);
  for (let entry = 0; entry < entries; entry += 1) {
    const place = first + 2 + entry * 12;
    if (place + 12 > facts.length) return null;
    if (uint16(place) === orientationTag && uint16(place + 2) === short) return uint16(place + 8);
  }
  return null;
}

/** Facts that say how a picture is to be turned, and nothing more; null where it stands as it is. */
export function factsOfOrientation(orientation: number | null): Buffer | null {
  if (orientation === null || orientation < 2 || orientation > 8) return null;
  const facts = Buffer.alloc(26);
  facts.write('II*\0', 'latin1');
  facts.writeUInt32LE(8, 4);
  facts.writeUInt16LE(1, 8);
  facts.writeUInt16LE(orientationTag, 10);
  facts.writeUInt16LE(short, 12);
  facts.writeUInt32LE(1, 14);
  facts.writeUInt16LE(orientation, 18);
  return facts;
}
