import type { ByteSource } from './byte-source.ts';

const stretch = 512 * 1024;

/** All bytes of a document, for what cannot work on pieces. */
export async function readWhole(source: ByteSource): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(source.size);
  for (let start = 0; start < source.size; start += stretch)
    whole.set(await source.read(start, Math.min(source.size, start + stretch)), start);
  return whole;
}
