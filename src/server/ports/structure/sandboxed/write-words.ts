import { plainText, type Block, type Inline } from '../../typesetter/sandboxed/pandoc-document.ts';
import { mathMl } from './mathml.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (character) => escapes[character] ?? character);

/** An equation as MathML; one that is not understood stays as it was written. */
export const mathHtml = (tex: string, isDisplay: boolean): string =>
  mathMl(tex, isDisplay) ?? `<code class="tex">${escaped(tex.trim())}</code>`;

const tags = {
  Emph: 'i',
  Underline: 'u',
  Strong: 'b',
  Strikeout: 's',
  Superscript: 'sup',
  Subscript: 'sub',
} as const;
const quotes = { SingleQuote: ['‘', '’'], DoubleQuote: ['“', '”'] } as const;

/** The ids that a reference manager's citation names. */
function citedIn(citations: unknown): string[] {
  if (!Array.isArray(citations)) return [];
  return citations.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'citationId' in one ? [String(one.citationId)] : [],
  );
}

/** Writes words with their typography, and collects the footnotes. */
export class WordsWriter {
  readonly notes: string[] = [];
  readonly #citedIds: ReadonlyMap<string, string>;
  readonly #noteHtml: (blocks: readonly Block[]) => string;

  constructor(citedIds: ReadonlyMap<string, string>, noteHtml: (blocks: readonly Block[]) => string) {
    this.#citedIds = citedIds;
    this.#noteHtml = noteHtml;
  }

  html(inlines: readonly Inline[]): string {
    return inlines.map((inline) => this.#inline(inline)).join('');
  }

  #note(blocks: readonly Block[]): string {
    const place = this.notes.push('');
    this.notes[place - 1] = this.#noteHtml(blocks);
    return `<sup><a href="#textnote-${place}">${place}</a></sup>`;
  }

  /** Each work of a citation leads to its reference: in “(Smith, 2019; Lee, 2020)” each name, in “[1,2]” each number. */
  #cite(citations: unknown, inlines: readonly Inline[]): string {
    const ids = citedIn(citations).map((id) => this.#citedIds.get(id));
    const text = plainText(inlines);
    const [, open = '', inside = '', close = ''] = /^(\s*[[(]?)(.*?)([\])]?\s*)$/su.exec(text) ?? [];
    const parts = inside.split(ids.length === 1 ? /$^/u : /(?<=[;,])/u);
    const first = ids[0];
    if (first === undefined || text.trim() === '') return this.html(inlines);
    if (parts.length !== ids.length) return ids.length === 1 ? linked(first, this.html(inlines)) : this.html(inlines);
    if (inlines.some(({ t }) => t === 'Superscript'))
      return `<sup>${parts.map((part, at) => linkedPart(ids[at], part)).join('')}</sup>`;
    return escaped(open) + parts.map((part, at) => linkedPart(ids[at], part)).join('') + escaped(close);
  }

  #inline(inline: Inline): string {
    switch (inline.t) {
      case 'Str':
        return escaped(inline.c);
      case 'Space':
      case 'SoftBreak':
        return ' ';
      case 'LineBreak':
        return '<br>';
      case 'Quoted': {
        const [open, close] = quotes[inline.c[0].t];
        return open + this.html(inline.c[1]) + close;
      }
      case 'Cite':
        return this.#cite(...inline.c);
      case 'Span':
        return this.html(inline.c[1]);
      case 'Code':
        return `<code>${escaped(inline.c[1])}</code>`;
      case 'Math':
        return mathHtml(inline.c[1], inline.c[0].t === 'DisplayMath');
      case 'Link': {
        const words = this.html(inline.c[1]);
        const [url] = inline.c[2];
        const isOut = /^https?:\/\//u.test(url) && words !== '' && !words.includes('<a ');
        return isOut ? `<a href="${escaped(url)}" rel="nofollow noopener">${words}</a>` : words;
      }
      case 'Note':
        return this.#note(inline.c);
      // Pictures have places of their own.
      case 'Image':
      case 'RawInline':
        return '';
      case 'SmallCaps':
        return `<span class="small-caps">${this.html(inline.c)}</span>`;
      case 'Emph':
      case 'Underline':
      case 'Strong':
      case 'Strikeout':
      case 'Superscript':
      case 'Subscript':
        return `<${tags[inline.t]}>${this.html(inline.c)}</${tags[inline.t]}>`;
    }
  }
}

const linked = (id: string, html: string): string => `<a href="#${id}">${html}</a>`;

/** A part of a citation, with the space and the comma around it outside of the link. */
function linkedPart(id: string | undefined, part: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)([\s;,]*)$/su.exec(part) ?? [];
  return id === undefined || words === ''
    ? escaped(part)
    : escaped(before) + linked(id, escaped(words)) + escaped(after);
}
