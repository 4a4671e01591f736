import { archiveLimits } from './archive-limits.ts';
import type { ByteSource } from './byte-source.ts';
import { isCompoundFile, readCompoundFile } from './compound-file.ts';
import { FaultFound } from './fault-found.ts';
import { inspectArchive } from './inspect-archive.ts';
import { faultOfContainer } from './other-containers.ts';
import { inspectTypes, inspectRelations } from './word-parts.ts';

/** Inspects a Word document (.docx) by unpacking it completely, with little of it in memory. */
export async function inspectDocx(source: ByteSource): Promise<void> {
  if (isCompoundFile(await source.read(0, Math.min(source.size, 8)))) {
    throw new FaultFound(faultOfContainer(await readCompoundFile(source)) ?? 'not-word');
  }
  const allowance = { entries: archiveLimits.entries, unpacked: archiveLimits.unpacked };
  const parts = await inspectArchive(source, allowance, 0);
  inspectTypes(parts);
  inspectRelations(parts);
}
