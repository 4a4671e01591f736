import type { Quote } from '../../../../contracts/production-proof.ts';

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

/** Where the words of a quote are within an element; null if they are not there. */
export function rangeOf(within: HTMLElement, { exact }: Pick<Quote, 'exact'>): Range | null {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const places: { node: Text; start: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    places.push({ node, start: text.length });
    text += node.data;
  }
  const at = text.indexOf(exact);
  if (at === -1 || exact === '') return null;
  const placeOf = (offset: number) => places.findLast(({ start }) => start <= offset);
  const [first, last] = [placeOf(at), placeOf(at + exact.length - 1)];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, at - first.start);
  range.setEnd(last.node, at + exact.length - last.start);
  return range;
}
