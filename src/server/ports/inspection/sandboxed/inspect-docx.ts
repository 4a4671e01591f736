import { archiveLimits } from './archive-limits.ts';
import type { ByteSource } from './byte-source.ts';
import { isCompoundFile, readCompoundFile } from './compound-file.ts';
import { FaultFound } from './fault-found.ts';
import { inspectArchive } from './inspect-archive.ts';
import { faultOfContainer } from './other-containers.ts';
import { inspectTypes, inspectRelations } from './word-parts.ts';

/** Looks into a Word document (.docx), unpacking it to its end and holding next to nothing of it. */
export async function inspectDocx(source: ByteSource): Promise<void> {
  if (isCompoundFile(await source.read(0, Math.min(source.size, 8)))) {
    throw new FaultFound(faultOfContainer(await readCompoundFile(source)) ?? 'not-word');
  }
  const allowance = { entries: archiveLimits.entries, unpacked: archiveLimits.unpacked };
  const parts = await inspectArchive(source, allowance, 0);
  inspectTypes(parts);
  inspectRelations(parts);
}
