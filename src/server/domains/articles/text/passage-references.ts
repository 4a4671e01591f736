import type { ListedReference } from '../../../ports/structure/structured-text.ts';
import { escapeHtml, foldWhitespace } from '../jats/html-text.ts';

const heading =
  /^\s*(?:\p{Nd}+\.?\s+)?(?:references?(?: list| cited)?|list of references|bibliography|literature(?: cited)?|works cited|literatur(?:verzeichnis)?|références|referencias|المراجع|قائمة المراجع)\s*[:.]?\s*$/iu;
const nextPart =
  /^\s*(?:appendix|appendices|supplementary|supporting information|acknowledge?ments?|figure (?:legends|captions)|tables?|author contributions|funding)\b.{0,60}$/iu;
const numbered = /^\s*(?:\[(\d{1,4})\]|(\d{1,4})[.)])\s+(?=\S)/u;
const beginsWithName =
  /^\s*(?:(?:(?:van|von|de|der|den|del|da|di|la|le|el|al)\s+){0,2}\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}?[\p{L}’'-]+){0,2},?\s+(?:\p{Lu}\.|\p{Lu}{1,3}[,.;\s(])|(?:\p{Lu}\.\s?){1,3}\p{Lu}[\p{L}’'-]+[,\s])/u;
const ended = /(?:[.)\]]|\d|\/\S+)\s*$/u;
const hasYear = /(?:1[5-9]|20)\d{2}/u;

/** One entry of lines; a word that a line parts is one word again. */
const joinedLines = (lines: readonly string[]): string =>
  foldWhitespace(lines.join('\n').replaceAll(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, ''));

/** Entries that begin with numbers which go up by one. */
function byNumber(lines: readonly string[]): string[][] {
  const entries: string[][] = [];
  let expected: number | null = null;
  for (const line of lines) {
    const found = numbered.exec(line);
    const number = Number(found?.[1] ?? found?.[2]);
    if (found && (expected === null || number === expected)) {
      entries.push([line.slice(found[0].length)]);
      expected = number + 1;
    } else entries.at(-1)?.push(line);
  }
  return entries;
}

function byName(lines: readonly string[]): string[][] {
  const entries: string[][] = [];
  for (const line of lines) {
    const last = entries.at(-1) ?? [];
    const isWhole = last.length === 0 || (ended.test(last.at(-1) ?? '') && hasYear.test(last.join(' ')));
    if (isWhole && beginsWithName.test(line)) entries.push([line]);
    else if (entries.length > 0) last.push(line);
    else entries.push([line]);
  }
  return entries;
}

/** The list of references at the end of a text that was read page by page, as from a PDF. */
export function referencesInPassages(passages: readonly { readonly text: string }[]): ListedReference[] {
  const lines = passages.flatMap(({ text }) => text.split(/\r?\n/u)).filter((line) => line.trim() !== '');
  const start = lines.findLastIndex((line) => heading.test(line));
  if (start === -1) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => nextPart.test(line));
  const listed = end === -1 ? after : after.slice(0, end);
  const isNumbered = listed.filter((line) => numbered.test(line)).length > 1 && numbered.test(listed[0] ?? '');
  const entries = (isNumbered ? byNumber(listed) : byName(listed)).map(joinedLines).filter((entry) => entry !== '');
  return entries.map((entry, place) => ({
    id: `textreference-${place + 1}`,
    html: escapeHtml(entry),
    number: isNumbered ? place + 1 : null,
    csl: null,
  }));
}
