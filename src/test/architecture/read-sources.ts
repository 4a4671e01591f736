import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './source-file.ts';

const SEEN = /\.(tsx?|mjs|css)$/;

/** Sources that are read, what belongs beside them (facts, words, drawings), and what a system hides. */
const OF_A_KIND_OF_OURS = /\.(tsx?|mjs|d\.mts|css|json|md|svg|typ)$|\/\.[^/]+$/;

function filesIn(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
    );
}

/** The files of some folders of a project, as the checks see them. */
export const readSources = (root: string, folders: readonly string[]): SourceFile[] =>
  filesIn(root, folders)
    .filter((name) => SEEN.test(name))
    .map((name) => ({ path: name, source: readFileSync(path.join(root, name), 'utf8') }));

/** Files of kinds that nobody writes there: other people's packages, archives, what a tool has left. */
export const strangersIn = (root: string, folders: readonly string[]): string[] =>
  filesIn(root, folders).filter((name) => !OF_A_KIND_OF_OURS.test(name));
