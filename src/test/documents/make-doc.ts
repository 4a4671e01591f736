import cfb from 'cfb';

type Streams = Record<string, string | Uint8Array>;

/** A compound file with these streams, by path. */
export function makeCompoundFile(streams: Streams, classId?: string): Uint8Array<ArrayBuffer> {
  const container = cfb.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) cfb.utils.cfb_add(container, `/${path}`, Buffer.from(content));
  const [root] = container.FileIndex;
  if (root && classId !== undefined) root.clsid = classId;
  return new Uint8Array(Buffer.from(cfb.write(container, { type: 'array' }) as number[]));
}

/** The stream that makes a compound file a Word document, with the flags of its information block. */
function wordStream(flags = 0): Buffer {
  const block = Buffer.alloc(4096);
  block.writeUInt16LE(0xa5_ec, 0);
  block.writeUInt16LE(0xc1, 2);
  block.writeUInt16LE(flags, 10);
  return block;
}

/** A Word document of the older kind, as far as it can be told from outside. */
export const makeDoc = (streams: Streams = {}, flags = 0) =>
  makeCompoundFile({ WordDocument: wordStream(flags), '1Table': Buffer.alloc(4096), ...streams });
