import type { Quote } from '../../../contracts/production-proof.ts';

/** A character of the text that readers see, and where it is in the HTML. */
interface Place {
  readonly start: number;
  readonly end: number;
}

const token = /<!--[\s\S]*?-->|<math[\s>][\s\S]*?<\/math>|<[^>]*>|&(?:#\d+|#x[\da-f]+|\w+);|\s+|[\s\S]/giu;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decoded(entity: string): string {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return entities[name] ?? entity;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

/** What readers see of HTML without its formulas, with each run of blanks as one, and where each character is. */
function visibleText(html: string): { text: string; places: Place[] } {
  let text = '';
  const places: Place[] = [];
  for (const { 0: piece, index: start } of html.matchAll(token)) {
    if (piece.startsWith('<')) continue;
    const shown = piece.startsWith('&') && piece.length > 1 ? decoded(piece) : piece.trim() === '' ? ' ' : piece;
    // Blanks around tags are one blank for readers.
    if (shown === ' ' && text.endsWith(' ')) continue;
    text += shown;
    for (let unit = 0; unit < shown.length; unit += 1) places.push({ start, end: start + piece.length });
  }
  return { text, places };
}

const folded = (words: string) => words.replaceAll(/\s+/gu, ' ');

/** Every place of these words in a text. */
function findAll(text: string, words: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) found.push(at);
  return found;
}

/** Where a quote is in the text that readers see: the one place with the words around it, else the only one with its words. */
function placeOf(text: string, { exact, prefix, suffix }: Quote): number | null {
  const words = folded(exact).trim();
  if (words === '') return null;
  const places = findAll(text, words);
  if (places.length < 2) return places[0] ?? null;
  // Blocks end without a blank in one of the two texts and with one in the other.
  const bare = (some: string) => some.replaceAll(/\s+/gu, '');
  const before = bare(prefix);
  const after = bare(suffix);
  const fitting = places.filter(
    (at) => bare(text.slice(0, at)).endsWith(before) && bare(text.slice(at + words.length)).startsWith(after),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The HTML with other words in place of quoted ones; markup within them stays. Null where the words are not there, or are
 * there several times and the words around them do not tell which are meant.
 */
export function replaceQuote(html: string, quote: Quote, replacement: string): string | null {
  const { text, places } = visibleText(html);
  const at = placeOf(text, quote);
  if (at === null) return null;
  const quoted = places.slice(at, at + folded(quote.exact).trim().length);
  let changed = '';
  let next = 0;
  for (const [index, { start, end }] of quoted.entries()) {
    if (start < next) continue;
    changed += html.slice(next, start) + (index === 0 ? escaped(replacement) : '');
    next = end;
  }
  return changed + html.slice(next);
}
