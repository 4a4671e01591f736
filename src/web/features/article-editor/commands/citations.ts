import type { Node as TextNode } from '@tiptap/pm/model';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import { wordsOf } from '../../../ui/words-of.ts';

/** How a text cites: by number or by author and year, within which brackets. */
export interface CitationForm {
  readonly isNumbered: boolean;
  readonly brackets: readonly [open: string, close: string];
  readonly comma: boolean;
}

interface Citation {
  readonly words: string;
  readonly before: string;
}

function citationsIn(doc: TextNode, ids: ReadonlySet<string>): Citation[] {
  const found: Citation[] = [];
  doc.descendants((node, _pos, parent, index) => {
    const href = String(node.marks.find(({ type }) => type.name === 'link')?.attrs['href'] ?? '');
    if (!node.isText || !ids.has(href.slice(1))) return;
    const before = parent?.maybeChild(index - 1)?.text?.at(-1) ?? '';
    found.push({ words: node.text ?? '', before });
  });
  return found;
}

const most = (count: number, of: number) => of > 0 && count * 2 > of;

/** How most citations of a text are written; author and year where there are none. */
export function citationForm(doc: TextNode, references: readonly ProductionReference[]): CitationForm {
  const citations = citationsIn(doc, new Set(references.map(({ id }) => id)));
  const isNumbered = most(citations.filter(({ words }) => /^\W*\d{1,3}\W*$/.test(words)).length, citations.length);
  const isSquare = citations.some(({ words, before }) => before === '[' || words.startsWith('['));
  const withComma = citations.filter(({ words }) => /,\s*\d{4}/.test(words)).length;
  return {
    isNumbered,
    brackets: isSquare ? ['[', ']'] : ['(', ')'],
    comma: citations.length === 0 || withComma > 0,
  };
}

const filled = (...values: readonly (string | undefined)[]): string => values.find(Boolean) ?? '';

/** Who wrote a work and when, as running text names it: “Smith et al.”, “2001”. */
export function namesAndYear({ work, html }: ProductionReference): readonly [names: string, year: string] {
  const words = wordsOf(html);
  const year = filled(work?.year, /\b(?:1[5-9]|20)\d\d[a-z]?\b/.exec(words)?.[0]);
  const [first, second, ...others] = (work?.authors ?? []).map(({ family, given }) => filled(family, given));
  if (first === undefined) return [filled(work?.title.slice(0, 40), /^[\p{L}'’-]+/u.exec(words)?.[0]), year];
  if (second === undefined) return [first, year];
  return [others.length === 0 ? `${first} & ${second}` : `${first} et al.`, year];
}

/** The words of a link to a reference. */
export function citationWords(
  reference: ProductionReference,
  number: number,
  { isNumbered, comma }: CitationForm,
): string {
  if (isNumbered) return String(number);
  return namesAndYear(reference)
    .filter((part) => part !== '')
    .join(comma ? ', ' : ' ');
}

/** References whose number, authors, title or year hold each word that someone looks for. */
export function foundReferences(references: readonly ProductionReference[], wanted: string) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return references
    .map((reference, place) => ({ reference, number: place + 1 }))
    .filter(({ reference, number }) => {
      const text = `${number} ${wordsOf(reference.html)}`.toLowerCase();
      return words.every((word) =>
        /^\d{1,3}$/.test(word) ? String(number) === word || text.includes(word) : text.includes(word),
      );
    });
}
