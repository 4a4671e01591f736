import { builtinModules } from 'node:module';
import { importsOf } from './imports-of.ts';
import { type Fault, type SourceFile, isCode, isForTests } from './source-file.ts';

/** Loaded by the catalogues of pages alone. */
const FOR_PAGES = /^src\/messages\/(compiled-)?rich\.ts$/;
/** Loaded in development alone, where all packages are. */
const DEVELOPMENT = ['vite'];
const BUILT_IN = new Set(builtinModules);

/** What the server loads stays when the packages of the pages and the tools are taken away, as deploy/Dockerfile does. */
export function checkPackages(files: readonly SourceFile[], dependencies: readonly string[]): Fault[] {
  const kept = new Set([...dependencies, ...DEVELOPMENT]);
  return files
    .filter(
      ({ path }) =>
        /^src\/(server|contracts|messages)\//.test(path) && isCode(path) && !isForTests(path) && !FOR_PAGES.test(path),
    )
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target, isPackage, typeOnly }) => isPackage && !typeOnly && !isBuiltIn(target) && !kept.has(target))
        .map(({ target }) => ({ path: file.path, fault: `loads "${target}", which is none of the dependencies` })),
    );
}

const isBuiltIn = (target: string) => target.startsWith('node:') || BUILT_IN.has(target);
