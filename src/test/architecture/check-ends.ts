import { type Fault, type SourceFile, isCode } from './source-file.ts';

const home = 'src/test/at-the-end.ts';
const withinSomething = /^[ \t]+[^'"`\n]*\bafterAll\(/m;

/** A helper that says `afterAll` within a test that runs is not heard: what it started would run on for ever. */
export function checkEnds({ path, source }: SourceFile): Fault[] {
  if (!isCode(path) || !path.startsWith('src/') || path === home || !withinSomething.test(source)) return [];
  return [{ path, fault: 'afterAll in a function is not heard within a test: atTheEnd' }];
}
