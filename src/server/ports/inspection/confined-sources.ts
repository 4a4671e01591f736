import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/**
 * The files by name, as JavaScript, of the program that opens documents. The built server has the result in this function's
 * place (`scripts/server-build.mjs`): what takes types off would hold 30 MB of it from the first document on.
 */
export function confinedSources(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = files.map((file): [string, string] => [
    file,
    stripTypeScriptTypes(readFileSync(path.join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(sources);
}
