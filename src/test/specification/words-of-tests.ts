import { type Import, importsOf } from '../architecture/imports-of.ts';
import { plain, textOf, titlePattern } from '../tables/named-tests.ts';
import type { Row } from './read-page.ts';

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
  for (const { index, 0: opened, 2: title = '' } of text.matchAll(titlePattern)) {
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
