import { makeCompoundFile, makeDoc } from '../make-doc.ts';
import { damaged, hostile, macros, password, program, type HostileFile } from './hostile-file.ts';

/** What a document holds of a file that is packed into it. */
export const packedFile = (label: string) =>
  Buffer.concat([Buffer.alloc(6), Buffer.from(`${label}\u0000C:\\${label}\u0000`, 'latin1'), Buffer.alloc(5000)]);

const sound = makeDoc();

const looped = () => {
  const bytes = Buffer.from(sound);
  // The first sector of the table names itself as what follows, whichever sector is asked for.
  const table = (bytes.readUInt32LE(76) + 1) * 512;
  for (let sector = 0; sector < 128; sector += 1) bytes.writeUInt32LE(sector, table + sector * 4);
  return new Uint8Array(bytes);
};

const endless = () => {
  const bytes = Buffer.from(sound);
  const place = bytes.indexOf('1Table', 'utf16le');
  const [first, table] = [bytes.readUInt32LE(place + 116), (bytes.readUInt32LE(76) + 1) * 512];
  // The last sector of the stream is followed by the first, and the stream starts at the second.
  bytes.writeUInt32LE(first, table + (first + 7) * 4);
  bytes.writeUInt32LE(first + 1, place + 116);
  return new Uint8Array(bytes);
};

export const hostileDocFiles: readonly HostileFile[] = [
  hostile('old Word with macros', 'paper.doc', makeDoc({ 'Macros/VBA/_VBA_PROJECT': Buffer.alloc(4096) }), macros),
  hostile('old Word with a password', 'paper.doc', makeDoc({}, 0x01_00), password),
  hostile('an old Word template', 'paper.doc', makeDoc({}, 0x00_01), /is a Word template/),
  hostile('half an old Word document', 'paper.doc', sound.slice(0, 1500), /is incomplete|is damaged/),
  hostile('old Word that leads back into itself', 'paper.doc', looped(), damaged),
  hostile('old Word with a stream that never ends', 'paper.doc', endless(), /takes too much time or memory/),
  hostile(
    'old Word without its first block',
    'paper.doc',
    makeCompoundFile({ WordDocument: Buffer.alloc(4096) }),
    damaged,
  ),
  hostile(
    'old Word with a script packed as an object',
    'paper.doc',
    makeDoc({ 'ObjectPool/_1/\u0001Ole10Native': packedFile('readme.js') }),
    program,
  ),
];
