import type { FoundLink } from './cited-years.ts';

/** A reference and its number in the list. */
export type Numbered = ReadonlyMap<number, string>;

const list = String.raw`\d{1,4}(?:\s*[,;–—-]\s*\d{1,4})*`;
const patterns = {
  brackets: new RegExp(String.raw`\[\s*(${list})\s*\]`, 'gu'),
  parentheses: new RegExp(String.raw`\(\s*(${list})\s*\)`, 'gu'),
  superscript: new RegExp(String.raw`^\s*(${list})\s*$`, 'gu'),
} as const;
export type NumberStyle = keyof typeof patterns;

/** Finds numbers of references: “[3]”, “[1,4–6]”. One number that no reference has, and the others mean something else, too. */
export function numberCitations(text: string, style: NumberStyle, numbers: Numbered): FoundLink[] {
  return Array.from(text.matchAll(patterns[style])).flatMap(({ 0: whole, 1: written = '', index }) => {
    const offset = index + whole.indexOf(written);
    const found = Array.from(written.matchAll(/\d+/gu)).map(({ 0: number, index: at }) => ({
      start: offset + at,
      end: offset + at + number.length,
      id: numbers.get(Number(number)),
    }));
    return found.every((one): one is FoundLink => one.id !== undefined) ? found : [];
  });
}
