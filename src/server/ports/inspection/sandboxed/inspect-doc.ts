import type { ByteSource } from './byte-source.ts';
import { readCompoundFile } from './compound-file.ts';
import { FaultFound } from './fault-found.ts';
import { refusePackedPrograms } from './inspect-embedded-object.ts';
import { faultOfContainer, holdsMacros } from './other-containers.ts';

// [MS-DOC] 2.5: the stream begins with its information block, which knows of encryption and templates.
const wordSignature = 0xa5_ec;
const isTemplate = 0x00_01;
const isEncrypted = 0x01_00;

/** Looks into a Word document of the older kind (.doc). */
export async function inspectDoc(source: ByteSource): Promise<void> {
  const streams = await readCompoundFile(source);
  const document = streams.find(({ name, kind }) => kind === 'stream' && name === 'WordDocument');
  if (!document) throw new FaultFound(faultOfContainer(streams) ?? 'not-word');
  const block = document.head();
  if (block.length < 32 || block.readUInt16LE(0) !== wordSignature) throw new FaultFound('damaged');
  const flags = block.readUInt16LE(10);
  if (flags & isEncrypted) throw new FaultFound('password');
  if (holdsMacros(streams)) throw new FaultFound('macros');
  if (flags & isTemplate) throw new FaultFound('template');
  refusePackedPrograms(streams);
}
