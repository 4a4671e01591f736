export type FontTable = { tag: string; bytes: Buffer };

/** A TrueType file of these tables. */
export function assembleFont(tables: readonly FontTable[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  let offset = directory.length;
  const parts: Buffer[] = [directory];
  tables.forEach(({ tag, bytes }, index) => {
    directory.write(tag, 12 + index * 16, 'latin1');
    directory.writeUInt32BE(offset, 20 + index * 16);
    directory.writeUInt32BE(bytes.length, 24 + index * 16);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    offset += bytes.length + padding.length;
    parts.push(bytes, padding);
  });
  return Buffer.concat(parts);
}
