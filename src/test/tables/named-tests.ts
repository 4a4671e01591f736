import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './read-tables.ts';

/** A test as documents name it: `file` › beginning of its title. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Where a test begins in its file, and its title, which stands first in the call, also in that which `test.each(…)` answers with. */
export const titlePattern = /(?:\b(?:test|it)(?:\.(?!describe)\w+)?|[\])`])\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g;
const known = new Map<string, string>();

/** What stands in a file of the project; nothing where there is no such file. */
export function textOf(file: string): string {
  const place = path.join(root, file);
  const text = known.get(file) ?? (existsSync(place) ? readFileSync(place, 'utf8') : '');
  known.set(file, text);
  return text;
}

/** One kind of apostrophe, and none of them escaped. */
export const plain = (text: string): string => text.replaceAll("\\'", "'").replaceAll('’', "'");

/** The tests that a cell names, each in a line of its own. */
export const namedTestsIn = (cell: string): NamedTest[] =>
  cell.split('<br>').flatMap((line) => {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(line) ?? [];
    return file === undefined || title === undefined ? [] : [{ file, title }];
  });

/** What is wrong with the name of a test; null where its file has one whose title begins so. */
export function faultOf({ file, title }: NamedTest): string | null {
  if (!/\.(test|spec)\.(ts|tsx|mjs)$/.test(file) || textOf(file) === '')
    return `${file}: there is no such file of tests`;
  const titles = Array.from(textOf(file).matchAll(titlePattern), ([, , one = '']) => plain(one));
  const isThere = title !== '' && titles.some((one) => one.startsWith(plain(title)));
  return isThere ? null : `${file} › ${title}: there is no such test`;
}
