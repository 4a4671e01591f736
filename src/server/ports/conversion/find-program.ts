import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The first program with this name in the folders of a search path; null if there is none. */
export function findProgram(name: string, searchPath: string): string | null {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
}
