import type { Quote } from '../../../../contracts/production-proof.ts';
import { quotePlaces } from '../../../../contracts/quote-place.ts';

/** As many characters around a quote as tell it from the same words elsewhere. */
const around = 60;

/** The words that are selected within an element, with the words around them; null if none are. */
export function selectedQuote(within: HTMLElement | null): Quote | null {
  const selection = getSelection();
  if (within === null || selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const exact = range.toString().trim();
  if (exact === '' || exact.length > 2000 || !within.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.setStart(within, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const after = document.createRange();
  after.setStart(range.endContainer, range.endOffset);
  after.setEnd(within, within.childNodes.length);
  return { exact, prefix: before.toString().slice(-around), suffix: after.toString().slice(0, around) };
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, td, th, figcaption, div, section, blockquote, pre';

/** The text of an element, block by block, and where each of its nodes begins in it. */
function shownText(within: HTMLElement) {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const places: { node: Text; start: number }[] = [];
  let text = '';
  let last: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const block = node.parentElement?.closest(blocks) ?? null;
    if (block !== last) text += ' ';
    last = block;
    places.push({ node, start: text.length });
    text += node.data;
  }
  return { text, places };
}

/** How often the words of a quote are within an element. */
export const countOf = (within: HTMLElement, quote: Quote): number => quotePlaces(shownText(within).text, quote).length;

/** Where the words of a quote are within an element; null if they are not there. */
export function rangeOf(within: HTMLElement, quote: Quote): Range | null {
  const { text, places } = shownText(within);
  const [place] = quotePlaces(text, quote);
  if (!place) return null;
  const end = place.at + place.length;
  const nodeAt = (offset: number) => places.findLast(({ start }) => start <= offset);
  const [from, to] = [nodeAt(place.at), nodeAt(end - 1)];
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, place.at - from.start);
  range.setEnd(to.node, end - to.start);
  return range;
}
