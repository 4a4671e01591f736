import { readProjectFile } from './read-tables.ts';

/** A test as documents name it: `file` › beginning of its title. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** The tests that a cell names, each in a line of its own. */
export const namedTestsIn = (cell: string): NamedTest[] =>
  cell.split('<br>').flatMap((line) => {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(line) ?? [];
    return file === undefined || title === undefined ? [] : [{ file, title }];
  });

const asWritten = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function sourceOf(file: string): string | null {
  try {
    return readProjectFile(file);
  } catch {
    return null;
  }
}

/** What is wrong with a name of a test; null where its file has a test, or a group of tests, whose title begins so. */
export function faultOf({ file, title }: NamedTest): string | null {
  const source = sourceOf(file);
  if (source === null) return `${file}: there is no such file`;
  if (!/\.(test|spec)\.(ts|tsx|mjs)$/.test(file)) return `${file}: is no file of tests`;
  // The title stands first in the call, also in that which `test.each(…)` answers with.
  const isThere = title !== '' && new RegExp(`\\(\\s*['"\`]${asWritten(title)}`).test(source);
  return isThere ? null : `${file} › ${title}: there is no such test`;
}
