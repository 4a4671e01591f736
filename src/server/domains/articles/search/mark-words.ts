import { inlineHtml } from '../plain-text-html.ts';
import { wordPattern } from './parse-query.ts';

const pieces = new RegExp(`<[^>]*>|&[#\\w]+;|${wordPattern.source}`, 'gu');

/** A word's key for comparison, the same in any case. */
const key = (word: string) => word.normalize('NFC').toLowerCase();

/** The different words of texts, to be asked which of them were looked for. */
export const differentWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => Array.from(text.matchAll(wordPattern), ([word]) => key(word)))),
];

/** Marks words in inline HTML of ours, between its tags; the tags stay as they are. */
export function markHtml(html: string, wanted: ReadonlySet<string>): string {
  return html.replace(pieces, (piece) =>
    piece.startsWith('<') || piece.startsWith('&') || !wanted.has(key(piece)) ? piece : `<mark>${piece}</mark>`,
  );
}

function markText(text: string, wanted: ReadonlySet<string>): string {
  let marked = '';
  let done = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!wanted.has(key(word))) continue;
    marked += `${inlineHtml(text.slice(done, index))}<mark>${inlineHtml(word)}</mark>`;
    done = index + word.length;
  }
  return marked + inlineHtml(text.slice(done));
}

interface PlacedWord {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** Where the piece of a text begins that shows the most of the wanted words, the earliest of its equals. */
function bestStart(placed: readonly PlacedWord[], wanted: ReadonlySet<string>, length: number): number {
  const hits = placed.filter(({ word }) => wanted.has(word));
  const shownFrom = (start: number) =>
    new Set(hits.filter((hit) => hit.start >= start && hit.end <= start + length).map(({ word }) => word)).size;
  let best = { start: 0, shown: shownFrom(0) };
  for (const hit of hits) {
    // A few words before the hit say what it is about.
    const start = placed.find(({ start: begin }) => begin >= hit.start - 80)?.start ?? 0;
    const shown = shownFrom(start);
    if (shown > best.shown) best = { start, shown };
  }
  return best.start;
}

/**
 * A piece of plain text around the search words, as HTML with the words marked; it starts and ends with whole words.
 */
export function excerptHtml(text: string, wanted: ReadonlySet<string>, length: number): string {
  const placed = Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word: key(word),
  }));
  const start = bestStart(placed, wanted, length);
  const isWhole = text.length - start <= length;
  const lastWord = placed.findLast(({ start: begin, end }) => begin >= start && end <= start + length);
  const end = isWhole ? text.length : (lastWord?.end ?? start + length);
  const piece = text.slice(start, end).toWellFormed().trim();
  const marked = markText(piece, wanted);
  return `${start > 0 ? '… ' : ''}${marked}${isWhole ? '' : ' …'}`;
}
