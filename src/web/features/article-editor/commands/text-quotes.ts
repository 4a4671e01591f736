import type { Node as TextNode } from '@tiptap/pm/model';

/** Words of the text with the words around them, by which a place is found again. */
export interface TextQuote {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}

interface Words {
  readonly text: string;
  /** Where each character is in the text. */
  readonly places: readonly number[];
}

const contextLength = 40;

const formulaWords = (html: string) => html.replace(/<[^>]*>/g, '');

/** The characters of a text without spaces, which pages and editors put between blocks in their own ways. */
function charactersOf(doc: TextNode): Words {
  let text = '';
  const places: number[] = [];
  doc.descendants((node, pos) => {
    const isFormula = node.type.name === 'formula';
    const words = isFormula ? formulaWords(String(node.attrs['html'])) : (node.text ?? '');
    for (let at = 0; at < words.length; at += 1) {
      const character = words[at] ?? '';
      if (/\s/.test(character)) continue;
      text += character;
      places.push(isFormula ? pos : pos + at);
    }
  });
  return { text, places };
}

const squeezed = (words: string) => words.replace(/\s+/g, '');

function commonEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function bestPlace(text: string, { exact, prefix, suffix }: TextQuote): number {
  let best = -1;
  let bestScore = -1;
  for (let at = text.indexOf(exact); at !== -1; at = text.indexOf(exact, at + 1)) {
    const before = text.slice(Math.max(0, at - prefix.length), at);
    const score = commonEnd(before, prefix) + commonStart(text.slice(at + exact.length), suffix);
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  return best;
}

/** Finds where quotes are; a quote whose words are gone is left out. */
export function findQuotes<Q extends TextQuote>(
  doc: TextNode,
  quotes: readonly Q[],
): { quote: Q; from: number; to: number }[] {
  const { text, places } = charactersOf(doc);
  return quotes.flatMap((quote) => {
    const exact = squeezed(quote.exact);
    if (exact === '') return [];
    const at = bestPlace(text, { exact, prefix: squeezed(quote.prefix), suffix: squeezed(quote.suffix) });
    const from = places[at];
    const last = places[at + exact.length - 1];
    return from === undefined || last === undefined ? [] : [{ quote, from, to: last + 1 }];
  });
}

const leafWords = (node: TextNode) =>
  node.type.name === 'formula' ? formulaWords(String(node.attrs['html'])) : node.type.name === 'hardBreak' ? ' ' : '';

/** The quote of a part of the text; null if it has no words. */
export function quoteOf(doc: TextNode, from: number, to: number): TextQuote | null {
  const words = (start: number, end: number) => doc.textBetween(start, end, ' ', leafWords);
  const exact = words(from, to);
  if (exact.trim() === '') return null;
  return {
    exact,
    prefix: words(Math.max(0, from - contextLength * 4), from).slice(-contextLength),
    suffix: words(to, Math.min(doc.content.size, to + contextLength * 4)).slice(0, contextLength),
  };
}
