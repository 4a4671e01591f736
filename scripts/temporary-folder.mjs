import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quickFolder } from './quick-folder.mjs';

/**
 * A folder for the time of some work; the embedded database's account must be able to pass it.
 *
 * @template Result
 * @param {string} purpose
 * @param {(folder: string) => Promise<Result>} work
 */
export async function withTemporaryFolder(purpose, work) {
  const folder = mkdtempSync(join(quickFolder(), `colophon-${purpose}-`));
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
