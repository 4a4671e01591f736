import path from 'node:path/posix';
import type { Fault, SourceFile } from './source-file.ts';

const STYLES = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

/** Every class that a file uses is in its stylesheet: a missing one leaves an element without its look, and nothing else tells. */
export function checkStyleClasses(files: readonly SourceFile[]): Fault[] {
  const sheets = new Map(files.filter((file) => file.path.endsWith('.css')).map((file) => [file.path, file.source]));
  return files.flatMap(({ path: own, source }) =>
    Array.from(source.matchAll(STYLES), ([, name, sheet = '']) => {
      const styles = sheets.get(path.join(path.dirname(own), sheet)) ?? '';
      const used = new Set(
        Array.from(source.matchAll(new RegExp(`(?<![\\w./'-])${name}\\.(\\w+)`, 'g')), ([, key]) => key),
      );
      return [...used].filter((key) => !new RegExp(`\\.${key}(?![\\w-])`).test(styles));
    })
      .flat()
      .map((key) => ({ path: own, fault: `the class "${key}" is in no stylesheet that it imports` })),
  );
}
