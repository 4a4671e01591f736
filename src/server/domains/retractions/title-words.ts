/** A title of fewer words may be that of many works. */
const fewestWords = 6;
/** Titles are looked for by so many first words. */
const beginningWords = 6;
/** Longer ones are no words. */
const longestBeginning = 500;

/** Letters and figures alone, each word after one space, without accents and case; a word broken at the end of a line is one. */
export const foldWords = (text: string): string =>
  text
    .replaceAll(/-\s*\n\s*/g, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A title as it is looked for in texts; null for one that is too short to mean one work. */
export function titleKey(title: string): { readonly beginning: string; readonly words: string } | null {
  const folded = foldWords(title);
  const words = folded.split(' ');
  const beginning = words.slice(0, beginningWords).join(' ');
  return words.length < fewestWords || beginning.length > longestBeginning ? null : { beginning, words: folded };
}

/** Where in a text titles may begin. */
export function beginningsIn(folded: string): string[] {
  const words = folded.split(' ');
  const begun = words.map((_, place) => words.slice(place, place + beginningWords));
  return [...new Set(begun.filter((some) => some.length === beginningWords).map((some) => some.join(' ')))];
}

/** The year of a work is named in the same citation. */
const citationLength = 250;

/** Whether a text cites a work with this title and year. */
export function citesTitle(folded: string, { words, year }: { words: string; year: string }): boolean {
  const text = ` ${folded} `;
  for (let at = text.indexOf(` ${words} `); at >= 0; at = text.indexOf(` ${words} `, at + 1)) {
    const around = text.slice(Math.max(0, at - citationLength), at + words.length + citationLength);
    if (around.includes(` ${year} `)) return true;
  }
  return false;
}
