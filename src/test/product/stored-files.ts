import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Product } from './start-product.ts';

/** Every file that the store holds, whether a row names it or not. */
export function storedFiles(product: Product): string[] {
  return readdirSync(path.join(product.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}

/** The keys of all that the store holds, wherever it is. */
export async function storedKeys(product: Product): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of product.system.storage.list(new Date(Date.now() + 60_000))) keys.push(key);
  return keys.toSorted();
}
