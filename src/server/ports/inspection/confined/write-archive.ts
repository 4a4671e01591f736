import { crc32, deflateRawSync } from 'node:zlib';

const utf8Names = 0x08_00;
/** The first day that an archive can name: when a part was written is nobody's business. */
const noDay = 0x00_21;

function headerOf(plain: Uint8Array, packed: Uint8Array, name: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(utf8Names, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt16LE(noDay, 8);
  header.writeUInt32LE(crc32(plain), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(plain.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

/** Writes an archive entry by entry: names and contents, and nothing else that could tell. */
export function archiveWriter(give: (bytes: Uint8Array) => Promise<void>) {
  const directory: Buffer[] = [];
  let length = 0;
  const write = async (bytes: Uint8Array) => {
    length += bytes.length;
    await give(bytes);
  };
  return {
    async add(partName: string, plain: Uint8Array): Promise<void> {
      const name = Buffer.from(partName);
      const packed = deflateRawSync(plain);
      const header = headerOf(plain, packed, name);
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(length, 10);
      directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), header, rest, name);
      await write(Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), header, name]));
      await write(packed);
    },
    async end(): Promise<void> {
      const list = Buffer.concat(directory);
      const record = Buffer.alloc(22);
      record.write('PK\u0005\u0006', 0, 'latin1');
      record.writeUInt16LE(directory.length / 4, 8);
      record.writeUInt16LE(directory.length / 4, 10);
      record.writeUInt32LE(list.length, 12);
      record.writeUInt32LE(length, 16);
      await write(list);
      await write(record);
    },
  };
}
