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

/** The bytes of every upload that is in progress. */
export function partialUploads(product: Product): string[] {
  return readdirSync(path.join(product.dataDir, 'uploads-in-progress'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
    .map((entry) => entry.name)
    .toSorted();
}
