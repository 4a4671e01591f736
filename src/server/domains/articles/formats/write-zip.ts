import JSZip from 'jszip';

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** Pictures are compressed already. */
  readonly isCompressed?: boolean;
}

/** The first day that a ZIP can name: the same entries give the same bytes. */
const date = new Date(Date.UTC(1980, 0, 1));

/** Writes a ZIP in the order of its entries. */
export function writeZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const zip = new JSZip();
  for (const { name, content, isCompressed = false } of entries)
    zip.file(name, content, { date, createFolders: false, compression: isCompressed ? 'STORE' : 'DEFLATE' });
  return zip.generateAsync({ type: 'nodebuffer', platform: 'DOS' });
}
