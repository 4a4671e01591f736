import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Import, importsOf } from '../architecture/imports-of.ts';
import { type Row, root } from './read-page.ts';

const TITLE = /(?:\b(?:test|it)(?:\.(?!describe)\w+)?|[\])`])\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g;
const known = new Map<string, string>();

/** What stands in a file of the project; nothing where there is no such file. */
function textOf(file: string): string {
  const text = known.get(file) ?? readIfThere(path.join(root, file));
  known.set(file, text);
  return text;
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** One kind of apostrophe, and none of them escaped. */
export function plain(text: string): string {
  return text.replaceAll("\\'", "'").replaceAll('’', "'");
}

/** The tests that a row names and that there are not. */
export function missingTests(row: Row): string[] {
  return row.tests
    .filter(({ file, title }) => title === '' || !titlesOf(file).some((one) => one.startsWith(plain(title))))
    .map(({ file, title }) => `${file} › ${title}`);
}

function titlesOf(file: string): string[] {
  return Array.from(textOf(file).matchAll(TITLE), ([, , title = '']) => plain(title));
}

/** All that the tests of a row say: they, what stands beside the tests in their files, and what these import for tests. */
export function wordsOfTests({ tests }: Row): string {
  const files = new Set(tests.map(({ file }) => file));
  const words = tests.map(({ file, title }) => wordsOf(file, plain(title)));
  // A set goes on over what is added to it meanwhile.
  for (const file of files)
    for (const { target } of importsOf({ path: file, source: textOf(file) }).filter(isForTests))
      if (!files.has(target)) {
        files.add(target);
        words.push(plain(textOf(target)));
      }
  return words.join('\n');
}

const isForTests = ({ target }: Import) => /^(?:e2e|src\/test)\//.test(target);

/** A file without its tests, but for those whose titles begin so. */
function wordsOf(file: string, beginning: string): string {
  const text = textOf(file);
  const kept: string[] = [];
  let end = 0;
  for (const { index, 0: opened, 2: title = '' } of text.matchAll(TITLE)) {
    kept.push(text.slice(end, index));
    const start = Math.max(end, index);
    end = Math.max(end, endOfTest(text, index, opened.length));
    if (plain(title).startsWith(beginning)) kept.push(text.slice(start, end));
  }
  return plain([...kept, text.slice(end)].join(''));
}

/** A test ends with the line of its title, or with the next one that closes something and is indented as it is. */
function endOfTest(text: string, start: number, length: number): number {
  const indent = /^ */.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0] ?? '';
  const body = text.slice(start + length);
  const close = /^[^\n]*;(?=\n)/.exec(body) ?? new RegExp(`(?<=\\n)${indent}[})]`).exec(body);
  return close === null ? text.length : start + length + close.index + close[0].length;
}

/** What stands in single quotation marks, a line break between two texts apart. */
export function quotedIn(text: string): string[] {
  return Array.from(plain(text).matchAll(/(?<!\p{L})'(.+?)'(?!\p{L})/gu), ([, words = '']) => words).flatMap((words) =>
    words.split(' / '),
  );
}
