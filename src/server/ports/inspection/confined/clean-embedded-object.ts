import { bufferSource } from './byte-source.ts';
import { readCompoundFile } from './compound-file.ts';

const sector = 512;
const [free, endOfChain, table, none] = [0xff_ff_ff_ff, 0xff_ff_ff_fe, 0xff_ff_ff_fd, 0xff_ff_ff_ff];

/** A compound file with nothing in it: the document stays whole, and shows the object's picture. */
function emptyCompoundFile(): Buffer {
  const file = Buffer.alloc(3 * sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xff_fe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(4096, 56);
  file.writeUInt32LE(endOfChain, 60);
  file.writeUInt32LE(endOfChain, 68);
  file.fill(0xff, 76, sector);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, sector, 2 * sector);
  file.writeUInt32LE(table, sector);
  file.writeUInt32LE(endOfChain, sector + 4);
  const root = 2 * sector;
  file.write('Root Entry', root, 'utf16le');
  file.writeUInt16LE(22, root + 64);
  file[root + 66] = 5;
  file[root + 67] = 1;
  for (const at of [68, 72, 76]) file.writeUInt32LE(none, root + at);
  file.writeUInt32LE(endOfChain, root + 116);
  for (let entry = root + 128; entry < file.length; entry += 128)
    for (const at of [68, 72, 76]) file.writeUInt32LE(free, entry + at);
  return file;
}

const ofEquations = new Set([
  'Root Entry',
  'Equation Native',
  '\u0001Ole',
  '\u0001CompObj',
  '\u0003ObjInfo',
  '\u0003OlePres000',
]);

/** An object of another program: an equation as it is; of others, whose properties nobody can reach, the picture alone. */
export async function cleanEmbeddedObject(bytes: Buffer): Promise<Uint8Array> {
  const streams = await readCompoundFile(bufferSource(bytes)).then(
    (file) => file.streams,
    () => [],
  );
  const isEquation =
    streams.some(({ name }) => name === 'Equation Native') && streams.every(({ name }) => ofEquations.has(name));
  return isEquation ? bytes : emptyCompoundFile();
}
