import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { projectRoot } from './project.mjs';

/**
 * From which line of which source each line of a built file comes, as runs of lines that follow each other in both: where a run
 * begins, its source (none: -1), and where it begins there. Lines count from 1.
 *
 * @param {string} folder @param {string} name
 */
function runsOf(folder, name) {
  const map = new SourceMap(JSON.parse(readFileSync(join(folder, `${name}.map`), 'utf8')));
  /** @type {string[]} */
  const sources = [];
  /** @type {[line: number, source: number, original: number][]} */
  const runs = [];
  for (const [index, text] of readFileSync(join(folder, name), 'utf8').split('\n').entries()) {
    const entry = map.findEntry(index, text.length);
    const isOwn = 'originalSource' in entry && entry.generatedLine === index;
    const path = isOwn ? relative(projectRoot, resolve(folder, entry.originalSource)) : null;
    if (path !== null && !sources.includes(path)) sources.push(path);
    const source = path === null ? -1 : sources.indexOf(path);
    const original = isOwn ? entry.originalLine + 1 : 0;
    const [line = 0, last = -2, first = 0] = runs.at(-1) ?? [];
    const follows = last === source && (source === -1 || original - first === index + 1 - line);
    if (!follows) runs.push([index + 1, source, original]);
  }
  return { sources, runs };
}

/** Notes beside each built file where its lines come from: a hundredth of what its source map takes to read. @param {string} folder */
export function writeSourceLines(folder) {
  for (const map of readdirSync(folder).filter((file) => file.endsWith('.js.map'))) {
    const name = map.slice(0, -'.map'.length);
    writeFileSync(join(folder, `${name}.lines.json`), JSON.stringify(runsOf(folder, name)));
    rmSync(join(folder, map));
  }
}
