import { archiveLimits, type Allowance } from './archive-limits.ts';
import { bufferSource, type ByteSource } from './byte-source.ts';
import { cleanEmbeddedObject } from './clean-embedded-object.ts';
import { cleanPicture } from './clean-picture.ts';
import { cleanWordPart } from './clean-word-part.ts';
import { cleanWordRelations, isDropped } from './clean-word-relations.ts';
import { isCompoundFile } from './compound-file.ts';
import { FaultFound } from './fault-found.ts';
import { inspectDocx } from './inspect-docx.ts';
import { readArchive } from './read-archive.ts';
import { unpackEntry } from './unpack-entry.ts';
import { archiveWriter } from './write-archive.ts';

/** A single part that is held to be cleaned; only films and sounds are larger. */
const largestPart = 64 * 1024 * 1024;

const isArchive = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';

async function cleanPart(name: string, bytes: Buffer, allowance: Allowance, depth: number): Promise<Uint8Array> {
  const ending = name.toLowerCase();
  if (ending.endsWith('.rels') || ending === '[content_types].xml') return cleanWordRelations(name, bytes);
  if (/\.(xml|vml|svg)$/.test(ending)) return cleanWordPart(bytes);
  if (isCompoundFile(bytes)) return cleanEmbeddedObject(bytes);
  return isArchive(bytes) ? cleanArchive(bufferSource(bytes), allowance, depth + 1) : cleanPicture(bytes);
}

async function cleanParts(
  source: ByteSource,
  allowance: Allowance,
  depth: number,
  give: (bytes: Uint8Array) => Promise<void>,
) {
  if (depth >= archiveLimits.embedded.length) throw new FaultFound('too-complex');
  const archive = await readArchive(source, allowance);
  const writer = archiveWriter(give);
  for (const entry of archive.entries) {
    if (entry.name.endsWith('/') || isDropped(entry.name)) continue;
    const { whole } = await unpackEntry(archive, entry, () => largestPart);
    await writer.add(entry.name, await cleanPart(entry.name, whole ?? Buffer.alloc(0), allowance, depth));
  }
  await writer.end();
}

/** A workbook or another document that is packed into this one. */
async function cleanArchive(source: ByteSource, allowance: Allowance, depth: number): Promise<Uint8Array> {
  const made: Uint8Array[] = [];
  await cleanParts(source, allowance, depth, async (bytes) => void made.push(bytes));
  return Buffer.concat(made);
}

/** Writes a Word document anew, part by part, without what tells of its makers. */
export async function cleanDocx(source: ByteSource, give: (bytes: Uint8Array) => Promise<void>): Promise<void> {
  await inspectDocx(source);
  const allowance = { entries: archiveLimits.entries, unpacked: archiveLimits.unpacked };
  await cleanParts(source, allowance, 0, give);
}
