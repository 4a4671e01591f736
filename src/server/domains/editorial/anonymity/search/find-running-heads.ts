import type { Passage, Person } from '../../../../ports/inspection/document-inspector.ts';
import { breathe } from './breathe.ts';
import { commonSurnames } from './common-surnames.ts';
import { foldedWords, standsAt, wordsOf } from './words.ts';

const longest = 100;
const fewest = 3;

/** Lines with an author's name that stand on page after page; "Name et al." in them cites nothing. */
export async function findRunningHeads(
  passages: readonly Passage[],
  people: readonly Person[],
  written: ReadonlySet<string>,
): Promise<{ line: string; page: number }[]> {
  const lines = new Map<string, { line: string; pages: Set<number> }>();
  for (const { page, text } of passages) {
    for (const line of text.split('\n')) {
      const shown = line.trim();
      if (shown === '' || shown.length > longest) continue;
      const key = shown.replace(/\d+/g, '#');
      const known = lines.get(key) ?? { line: shown, pages: new Set() };
      lines.set(key, known);
      known.pages.add(page);
    }
  }
  const names = people
    .map(({ lastName }) => foldedWords(lastName))
    .filter((last) => last.length > 1 || last.every((name) => !commonSurnames.has(name) && !written.has(name)));
  const heads: { line: string; page: number }[] = [];
  for (const { line, pages } of lines.values()) {
    if (pages.size < fewest) continue;
    await breathe();
    const words = wordsOf(line);
    const isNamed = names.some((last) => words.some((_, at) => standsAt(words, at, last)));
    if (isNamed) heads.push({ line, page: Math.min(...pages) });
  }
  return heads;
}
