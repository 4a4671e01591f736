import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import * as t from '../messages/cli.ts';
import { StartError } from './errors.ts';

const isThere = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined;

/** One after the other, as Node’s own way of it never ends where a file system takes no folders (`/proc`). */
function makeFolder(folder: string): void {
  if (isThere(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    // Another start may have made it meanwhile.
    if (!isThere(folder)) throw error;
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOTDIR') return t.dataFolderIsFile();
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return t.dataFolderForbidden();
  return t.dataFolderFailed({ reason: error instanceof Error ? error.message : String(error) });
}

/** Creates the data folder if needed; a StartError says why it cannot be used. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // With the separator, a file is refused.
    accessSync(dataDir + path.sep, constants.W_OK);
  } catch (error) {
    throw new StartError(t.dataFolderRefused({ folder: dataDir, reason: reasonOf(error) }));
  }
}
