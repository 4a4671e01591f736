import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS_MAY_PASS = 0o001;

/** The nearest existing folder on the way to `target` that other accounts cannot pass, if there is one. */
export function closedFolderOnTheWayTo(target: string): string | undefined {
  const folder = path.resolve(target);
  const found = existsSync(folder) ? statSync(folder) : null;
  if (found?.isDirectory() && (found.mode & OTHERS_MAY_PASS) === 0) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : closedFolderOnTheWayTo(parent);
}
