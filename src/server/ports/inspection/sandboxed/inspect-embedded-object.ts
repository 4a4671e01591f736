import type { ByteSource } from './byte-source.ts';
import { readCompoundFile, type StreamEntry } from './compound-file.ts';
import { FaultFound } from './fault-found.ts';
import { holdsMacros } from './other-containers.ts';

/** The names of files that Windows runs when they are opened; blanks and full stops at the end it drops. */
const runnable =
  /\.(exe|com|scr|pif|bat|cmd|msi|msp|dll|cpl|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|jar|reg|url|chm|inf|application|gadget)[ .]*\0/i;

/** A file packed into a document as an object carries its name with it. */
export function refusePackedPrograms(streams: readonly StreamEntry[]): void {
  for (const stream of streams) {
    if (stream.kind !== 'stream' || stream.name !== '\u0001Ole10Native') continue;
    if (runnable.test(stream.head().toString('latin1'))) throw new FaultFound('program-inside');
  }
}

/** An unreadable object cannot be started either. */
function nothingIfBroken(error: unknown): readonly StreamEntry[] {
  if (error instanceof FaultFound && error.fault === 'damaged') return [];
  throw error;
}

/** Looks into an object of another program: equations and tables are such objects, and so are packed programs. */
export async function inspectEmbeddedObject(source: ByteSource): Promise<void> {
  const streams = await readCompoundFile(source).catch(nothingIfBroken);
  if (holdsMacros(streams)) throw new FaultFound('macros');
  refusePackedPrograms(streams);
}
