import type { Quote } from './production-proof.ts';

const folded = (words: string) => words.replaceAll(/\s+/gu, ' ').trim();
/** Blocks end without a blank in one text and with one in another. */
const bare = (words: string) => words.replaceAll(/\s+/gu, '');
const isOfWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether words begin and end where the words of the text do. */
function isWhole(text: string, at: number, words: string): boolean {
  const [before, after] = [text[at - 1], text[at + words.length]];
  return !(isOfWord(words[0]) && isOfWord(before)) && !(isOfWord(words.at(-1)) && isOfWord(after));
}

/** Whether the words around a quote are those around a place; a text may begin or end within them. */
function isAround(text: string, at: number, words: string, { prefix, suffix }: Quote): boolean {
  const [before, after] = [bare(text.slice(0, at)), bare(text.slice(at + words.length))];
  const [wanted, following] = [bare(prefix), bare(suffix)];
  return (
    (before.endsWith(wanted) || wanted.endsWith(before)) && (after.startsWith(following) || following.startsWith(after))
  );
}

/** Where a text, in which each run of blanks is one, has the words of a quote between the words around them. */
export function quotePlaces(text: string, quote: Quote): { at: number; length: number }[] {
  const words = folded(quote.exact);
  const found: { at: number; length: number }[] = [];
  if (words === '') return found;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (isWhole(text, at, words) && isAround(text, at, words, quote)) found.push({ at, length: words.length });
  return found;
}
