import { compressedBytes, zipEntries, type ZipEntry } from './zip-entries.ts';

/** More text than any manuscript has: a book of a thousand pages unpacks to some 15 MB of XML. */
const mostText = 40 * 1024 * 1024;
const deflated = 8;

const isText = ({ name }: ZipEntry) => /\.(?:xml|rels)$/i.test(name);

/** Whether a part unpacks to what it claims: the claim itself costs nothing to forge. */
async function unpacksAsClaimed(bytes: ArrayBuffer, entry: ZipEntry): Promise<boolean> {
  if (entry.method !== deflated) return entry.size === entry.compressedSize;
  const packed = new Blob([compressedBytes(bytes, entry)]);
  let size = 0;
  for await (const chunk of packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))) {
    size += chunk.byteLength;
    if (size > entry.size) return false;
  }
  return size === entry.size;
}

/** Whether a Word document can be unpacked without harm: a small file may hold gigabytes of nothing. */
export async function isReasonableWord(bytes: ArrayBuffer): Promise<boolean> {
  try {
    const parts = zipEntries(bytes).filter(isText);
    if (parts.reduce((sum, { size }) => sum + size, 0) > mostText) return false;
    for (const part of parts) if (!(await unpacksAsClaimed(bytes, part))) return false;
    return parts.some(({ name }) => name === 'word/document.xml');
  } catch {
    return false;
  }
}
