import type { Quote } from '../../../contracts/production-proof.ts';
import { quotePlaces } from '../../../contracts/quote-place.ts';
import { inlineHtml as escapeHtml } from '../articles/index.ts';

/** A character of the text that readers see, and where it is in the HTML. */
interface Place {
  readonly start: number;
  readonly end: number;
}

const token = /<!--[\s\S]*?-->|<math[\s>][\s\S]*?<\/math>|<[^>]*>|&(?:#\d+|#x[\da-f]+|\w+);|\s+|[\s\S]/giu;
const block = /^<\/?(?:p|h[1-6]|li|d[td]|t[rdh]|table|figure|figcaption|div|section|aside|blockquote|pre|[ou]l|br)\b/iu;
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
    if (piece.startsWith('<') && !block.test(piece)) continue;
    const shown = piece.startsWith('<')
      ? ' '
      : piece.startsWith('&') && piece.length > 1
        ? decoded(piece)
        : piece.trim() === ''
          ? ' '
          : piece;
    // Blanks around tags are one blank for readers.
    if (shown === ' ' && text.endsWith(' ')) continue;
    text += shown;
    for (let unit = 0; unit < shown.length; unit += 1) places.push({ start, end: start + piece.length });
  }
  return { text, places };
}

/** How often a text has the words of a quote, between the words around them. */
export const countQuote = (html: string, quote: Quote): number => quotePlaces(visibleText(html).text, quote).length;

/**
 * The HTML with other words in place of quoted ones; markup within them stays. Null where the words are not there once,
 * between the words around them.
 */
export function replaceQuote(html: string, quote: Quote, replacement: string): string | null {
  const { text, places } = visibleText(html);
  const [place, ...others] = quotePlaces(text, quote);
  if (place === undefined || others.length > 0) return null;
  let changed = '';
  let next = 0;
  for (const [index, { start, end }] of places.slice(place.at, place.at + place.length).entries()) {
    if (start < next) continue;
    changed += html.slice(next, start) + (index === 0 ? escapeHtml(replacement) : '');
    next = end;
  }
  return changed + html.slice(next);
}
