const telling = new Set(['xml ', 'uuid', 'uinf']);

/** A JPEG 2000 without the boxes that hold properties (XMP, EXIF, IPTC); a bare stream of its codes has none. */
export function cleanJpeg2000(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || view.getUint32(4) !== 0x6a_50_20_20) return bytes;
  const kept: Uint8Array[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const declared = view.getUint32(at);
    // 0: to the end; 1: a length of eight bytes, which no picture in a paper needs.
    const end = declared < 8 ? bytes.length : Math.min(bytes.length, at + declared);
    const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    if (!telling.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
