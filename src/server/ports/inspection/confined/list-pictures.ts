import type { Passage, UnshownKind } from '../document-inspector.ts';
import { archiveLimits } from './archive-limits.ts';
import type { ByteSource } from './byte-source.ts';
import { readArchive } from './read-archive.ts';

/** By the ending of a picture's name. A name that ends in z is packed once more. */
const kinds: Record<string, UnshownKind> = {
  emf: 'EMF',
  emz: 'EMF',
  wmf: 'WMF',
  wmz: 'WMF',
  tif: 'TIFF',
  tiff: 'TIFF',
  eps: 'EPS',
  pct: 'PICT',
  pict: 'PICT',
};

/** Lists the pictures of a Word document (.docx) that browsers cannot show. */
export async function listPictures(source: ByteSource, give: (passages: readonly Passage[]) => void): Promise<void> {
  const { entries } = await readArchive(source, { entries: archiveLimits.entries, unpacked: archiveLimits.unpacked });
  for (const { name } of entries) {
    const kind = kinds[/^word\/media\/.*\.(\w+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
    if (kind !== undefined) give([{ place: 'picture', page: null, text: kind }]);
  }
}
