import { posix } from 'node:path';
import { archiveLimits, type Allowance } from './archive-limits.ts';
import { bufferSource, type ByteSource } from './byte-source.ts';
import { cleanPicture } from './clean-picture.ts';
import { cleanWordPart } from './clean-word-part.ts';
import { writeContentTypes, writeRelations } from './clean-word-relations.ts';
import { FaultFound } from './fault-found.ts';
import { idsBesideLinks } from './ids-beside-links.ts';
import { inspectDocx } from './inspect-docx.ts';
import { neutralPartNames } from './neutral-part-names.ts';
import { readArchive } from './read-archive.ts';
import { bytesOfEntry, readPackage, relationsNameOf, type Part } from './word-package.ts';
import { writingOf } from './word-part-kinds.ts';
import { archiveWriter } from './write-archive.ts';

type Give = (bytes: Uint8Array) => Promise<void>;

/** Who gets a copy as it is made: piece by piece, and each of its parts before it is packed. */
interface Receiver {
  readonly give: Give;
  readonly see: (part: string, kind: string, bytes: Uint8Array) => void;
}

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1');
const isArchive = (bytes: Uint8Array) => startOf(bytes).startsWith('PK\u0003\u0004');

async function gathered(make: (give: Give) => Promise<void>): Promise<Uint8Array> {
  const made: Uint8Array[] = [];
  await make(async (bytes) => void made.push(bytes));
  return Buffer.concat(made);
}

/** A document that is shown as a piece of this one. */
const cleanArchive = (bytes: Buffer, allowance: Allowance, depth: number, see: Receiver['see']): Promise<Uint8Array> =>
  gathered((give) => cleanParts(bufferSource(bytes), allowance, depth + 1, { give, see }));

/** Word for the Mac keeps drawings as PDFs. */
async function cleanDrawing(bytes: Buffer): Promise<Uint8Array> {
  if (!startOf(bytes).startsWith('%PDF')) return cleanPicture(bytes);
  const { cleanPdf } = await import('./clean-pdf.ts');
  return gathered((give) => cleanPdf(bufferSource(bytes), give));
}

/** What plays, by its first bytes; nothing else is kept as it is. */
const plays =
  /^([^<]...(ftyp|moov|mdat|wide|free|skip)|RIFF....(AVI |WAVE)|ID3|\u00ff[\u00e0-\u00ff]|0&\u00b2u|OggS|FLV)/s;
const playsToo = ['\u001aE\u00df\u00a3', 'MThd', 'FORM', '.snd', '\0\0\u0001\u00ba', '\0\0\u0001\u00b3'];

function cleanRecording(bytes: Buffer): Uint8Array {
  const start = bytes.toString('latin1', 0, 16);
  return plays.test(start) || playsToo.some((sign) => start.startsWith(sign)) ? bytes : new Uint8Array();
}

async function cleanPart({ kind }: Part, bytes: Buffer, allowance: Allowance, depth: number, see: Receiver['see']) {
  switch (writingOf(kind)) {
    case 'text':
      return cleanWordPart(bytes);
    case 'picture':
      return cleanDrawing(bytes);
    case 'chunk':
      // Text of another kind that is shown in this one: a web page, say.
      if (!isArchive(bytes)) throw new FaultFound('unwritable-part');
      return cleanArchive(bytes, allowance, depth, see);
    case 'recording':
      return cleanRecording(bytes);
    case 'font':
      return bytes;
  }
}

async function cleanParts(source: ByteSource, allowance: Allowance, depth: number, { give, see }: Receiver) {
  if (depth >= archiveLimits.embedded.length) throw new FaultFound('too-complex');
  const archive = await readArchive(source, allowance);
  const { relations, parts } = await readPackage(archive);
  if (!parts.some(({ kind }) => kind === 'officeDocument')) throw new FaultFound('damaged');
  const names = neutralPartNames(parts);
  const writer = archiveWriter(give);
  const add = async (name: string, kind: string, bytes: Uint8Array) => {
    see(name, kind, bytes);
    await writer.add(name, bytes);
  };
  await add('[Content_Types].xml', '', writeContentTypes(parts, names));
  await add('_rels/.rels', '', writeRelations(relations, '', names));
  for (const part of parts) {
    const name = names.get(part) ?? '';
    const bytes = await bytesOfEntry(archive, part.entry);
    const clean = await cleanPart(part, bytes, allowance, depth, see);
    await add(name, part.kind, clean);
    if (part.relations.length === 0) continue;
    const fetched = writingOf(part.kind) === 'text' ? idsBesideLinks(clean) : undefined;
    await add(relationsNameOf(name), '', writeRelations(part.relations, posix.dirname(name), names, fetched));
  }
  await writer.end();
}

/** Writes a Word document anew, part by part, without what tells of its makers. */
export async function cleanDocx(source: ByteSource, give: Give): Promise<void> {
  await inspectDocx(source);
  await writeCopy(source, { give, see: () => {} });
}

/** Writes the copy of a document that is known to be sound. */
export async function writeCopy(source: ByteSource, receiver: Receiver): Promise<void> {
  const allowance = { entries: archiveLimits.entries, unpacked: archiveLimits.unpacked };
  await cleanParts(source, allowance, 0, receiver);
}
