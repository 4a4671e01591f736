import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './source-file.ts';

const SEEN = /\.(tsx?|mjs|css)$/;

/** The files of some folders of a project, as the checks see them. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((name) => SEEN.test(name))
    .map((name) => ({
      path: name.split(path.sep).join('/'),
      source: readFileSync(path.join(root, name), 'utf8'),
    }));
}
