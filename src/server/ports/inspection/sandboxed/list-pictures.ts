import type { UnshownKind } from '../document-inspector.ts';
import { archiveLimits } from './archive-limits.ts';
import type { ByteSource } from './byte-source.ts';
import type { HandOver } from './converse.ts';
import { readArchive } from './read-archive.ts';

/** By a picture's file extension. One that ends in z is compressed again. */
const kinds: Record<string, UnshownKind> = {
  emf: 'EMF',
  emz: 'EMF',
  wmf: 'WMF',
  wmz: 'WMF',
  eps: 'EPS',
  pct: 'PICT',
  pict: 'PICT',
  bmp: 'BMP',
};

function kindOf(name: string): UnshownKind | undefined {
  if (/^word\/charts\/chart\d*\.xml$/i.test(name)) return 'chart';
  if (/^word\/afchunk\d*\.\w+$/i.test(name)) return 'imported part';
  if (/^word\/diagrams\/data\d*\.xml$/i.test(name)) return 'diagram';
  return kinds[/^word\/media\/.*\.(\w+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}

/** Lists the pictures of a Word document (.docx) that a print cannot show. */
export async function listPictures(source: ByteSource, hand: HandOver): Promise<void> {
  const { entries } = await readArchive(source, { entries: archiveLimits.entries, unpacked: archiveLimits.unpacked });
  for (const { name } of entries) {
    const kind = kindOf(name);
    if (kind !== undefined) hand.text([{ page: 0, text: kind }]);
  }
}
