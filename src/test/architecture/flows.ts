import { importsOf } from './imports-of.ts';
import type { SourceFile } from './source-file.ts';

/** A flow as ARCHITECTURE.md lists it: its files in reading order. */
interface Flow {
  readonly name: string;
  readonly files: readonly string[];
}

const mostFiles = 12;

/** Where a flow may go on without an import: the browser's side calls the server, which finds the route by its address. */
const doors = new Set(['src/server/routes/all-routes.ts']);

/** The flows that a text lists below the heading “Five flows”. */
export function flowsIn(text: string): Flow[] {
  const section = /^## Five flows\n([^]*?)^## /m.exec(text)?.[1] ?? '';
  return section
    .split(/^- \*\*/m)
    .slice(1)
    .map((item) => ({
      name: item.slice(0, item.indexOf('**')),
      files: [...item.matchAll(/`([^`]+)`/g)].map(([, file]) => `src/${file}`),
    }));
}

/** What is wrong with a flow: too long, a file that is not there, or one that no file before it uses. */
export function flowFaults({ name, files }: Flow, sources: readonly SourceFile[]): string[] {
  const at = new Map(sources.map((file) => [file.path, file]));
  const faults = files.length > mostFiles ? [`${name}: ${files.length} files, at most ${mostFiles}`] : [];
  const reached = new Set([files[0], ...doors]);
  for (const path of files) {
    const file = at.get(path);
    if (!file) faults.push(`${name}: ${path} is not there`);
    else if (!reached.has(path)) faults.push(`${name}: no file before ${path} uses it`);
    if (file) for (const used of usedBy(file, at)) reached.add(used);
  }
  return faults;
}

/** The files that a file uses, through the index of a domain and as the screens that the routes name, too. */
function usedBy(file: SourceFile, at: ReadonlyMap<string, SourceFile>): string[] {
  const imported = importsOf(file).map(({ target }) => target);
  const throughIndex = imported
    .filter((target) => target.endsWith('/index.ts'))
    .flatMap((target) => importsOf(at.get(target) ?? { path: target, source: '' }).map(({ target: behind }) => behind));
  const screens = [...file.source.matchAll(/'(features\/[^']+\.tsx)'/g)].map(([, screen]) => `src/web/${screen}`);
  return [...imported, ...throughIndex, ...screens];
}
