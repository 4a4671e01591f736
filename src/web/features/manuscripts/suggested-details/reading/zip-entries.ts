/** A part of a ZIP file, as its central directory names it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly headerAt: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;
const mostEntries = 5000;

function endOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) if (view.getUint32(at, true) === endMark) return at;
  throw new RangeError('There is no central directory');
}

/** The entries of a ZIP file from its central directory; throws if there is none, or too many entries. */
export function zipEntries(bytes: ArrayBuffer): ZipEntry[] {
  const view = new DataView(bytes);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new RangeError('There are too many parts');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let place = 0; place < count; place += 1) {
    if (view.getUint32(at, true) !== entryMark) throw new RangeError('The central directory is damaged');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(bytes, at + entryLength, nameLength)),
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

const localHeaderLength = 30;

/** The compressed bytes of a part. */
export function compressedBytes(bytes: ArrayBuffer, { headerAt, compressedSize }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes, headerAt);
  const skipped = localHeaderLength + view.getUint16(26, true) + view.getUint16(28, true);
  return new Uint8Array(bytes, headerAt + skipped, compressedSize);
}
