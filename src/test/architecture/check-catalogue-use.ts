import { type Fault, type SourceFile, isCode, isForTests } from './source-file.ts';

const CATALOGUE = /^import \* as (\w+) from '[./]+\/messages\/[a-z-]+\.ts';$/gm;
const NOT_CODE = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** The build puts only `t.key` into a page, so a catalogue is never passed on or taken apart. */
export function checkCatalogueUse({ path, source }: SourceFile): Fault[] {
  if (!path.startsWith('src/web/') || !isCode(path) || isForTests(path)) return [];
  const code = source.replace(CATALOGUE, '').replace(NOT_CODE, '');
  return [...source.matchAll(CATALOGUE)]
    .map(([, name = '']) => name)
    .filter((name) => new RegExp(`(?<![\\w.$-])${name}(?![\\w$]|\\s*[.:(]|-)`).test(code))
    .map((name) => ({ path, fault: `uses "${name}" other than as ${name}.key, which the build cannot follow` }));
}
