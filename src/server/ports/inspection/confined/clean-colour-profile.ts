/** What colours are reckoned by (ICC.1). All else are words: of the screen, its owner, its maker and its number. */
const reckoned = new Set(
  [
    'rTRC gTRC bTRC kTRC rXYZ gXYZ bXYZ wtpt bkpt chad chrm lumi gamt meas view tech rig0 rig2 ncl2 cicp clrt clot',
    'A2B0 A2B1 A2B2 A2B3 B2A0 B2A1 B2A2 B2A3 D2B0 D2B1 D2B2 D2B3 B2D0 B2D1 B2D2 B2D3 pre0 pre1 pre2 bTRC',
  ].flatMap((names) => names.split(' ')),
);

/** Where the words of an element begin, by its type; what stands before says how many there are. */
function wordsFrom(profile: Buffer, at: number): number {
  const type = profile.toString('latin1', at, at + 4);
  if (type === 'desc') return at + 12;
  return type === 'mluc' && at + 12 <= profile.length
    ? at + 16 + 12 * Math.min(profile.readUInt32BE(at + 8), 1000)
    : at + 8;
}

/** A profile of colours whose words are blank. */
export function cleanColourProfile(bytes: Uint8Array): Uint8Array {
  const profile = Buffer.from(bytes);
  if (profile.length < 132 || profile.toString('latin1', 36, 40) !== 'acsp') return bytes;
  // Its checksum, which would tell one from another, may be left out.
  profile.fill(0, 84, 100);
  const count = Math.min(profile.readUInt32BE(128), Math.floor((profile.length - 132) / 12));
  const elements = Array.from({ length: count }, (_, place) => {
    const entry = 132 + 12 * place;
    const name = profile.toString('latin1', entry, entry + 4);
    return { name, start: profile.readUInt32BE(entry + 4), size: profile.readUInt32BE(entry + 8) };
  });
  const needed = new Set(elements.flatMap(({ name, start }) => (reckoned.has(name) ? [start] : [])));
  for (const { start, size } of elements)
    if (!needed.has(start) && start >= 132 + 12 * count && start + 8 <= profile.length) {
      const [from, to] = [wordsFrom(profile, start), Math.min(profile.length, start + size)];
      if (from < to) profile.fill(0, from, to);
    }
  return profile;
}
