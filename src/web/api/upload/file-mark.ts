/** The bytes read from each end; Word and PDF programs always change some of them. */
const sampleSize = 64 * 1024;

/** FNV-1a, which is enough to notice a change. */
function digest(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}

const sample = async (file: Blob, from: number, to?: number) =>
  digest(new Uint8Array(await file.slice(from, to).arrayBuffer()));

/** Identifies a file and its content; null if it can no longer be read. */
export async function fileMark(file: File): Promise<string | null> {
  try {
    const [head, tail] = [await sample(file, 0, sampleSize), await sample(file, Math.max(0, file.size - sampleSize))];
    return [file.name, file.size, file.lastModified, head, tail].join(':');
  } catch {
    // The file was moved, deleted or changed since it was chosen.
    return null;
  }
}
