import { joined, styled, text, type Printable } from './printable.ts';
import { type Attributes, type Block, type Inline, type Table } from './pandoc-document.ts';
import { PrintedPictures } from './printed-pictures.ts';
import { printTable } from './print-tables.ts';
import { markedNote, type Notes } from './take-notes.ts';

const styles = {
  Emph: 'emph',
  Underline: 'underline',
  Strong: 'strong',
  Strikeout: 'strike',
  Subscript: 'sub',
  SmallCaps: 'small-caps',
} as const;

const quotes = { SingleQuote: ['‘', '’'], DoubleQuote: ['“', '”'] } as const;
const numberings: Record<string, string> = {
  LowerAlpha: 'a.',
  UpperAlpha: 'A.',
  LowerRoman: 'i.',
  UpperRoman: 'I.',
};

export interface PrinterOptions {
  readonly media: ReadonlyMap<string, Uint8Array>;
  /** Links are left out of review copies: an address can say who made it. */
  readonly withLinks: boolean;
  /** The notes that marks in the text lead to, by their ids. */
  readonly notes?: Notes;
}

/** Turns what pandoc has read into what our templates print. Pictures are collected for the print job. */
export class DocumentPrinter {
  readonly #options: PrinterOptions;
  readonly #pictures: PrintedPictures;
  readonly #notes: Map<string, readonly Block[]>;
  readonly #anchors = new Set<string>();
  #isInTable = false;
  /** The head of a table is printed again on each page, where it may hold no links. */
  #isInHead = false;
  #level = 0;

  constructor(options: PrinterOptions) {
    this.#options = options;
    this.#pictures = new PrintedPictures(options.media);
    this.#notes = new Map(options.notes);
  }

  /** By the names that the printed pieces give them. */
  get pictures(): Record<string, string | Uint8Array> {
    return this.#pictures.byName;
  }

  /** Where links within the text may lead. */
  get anchors(): string[] {
    return [...this.#anchors];
  }

  async inlines(inlines: readonly Inline[]): Promise<Printable[]> {
    const pieces: Printable[] = [];
    for (const inline of inlines) pieces.push(...(await this.#inline(inline)));
    return joined(pieces);
  }

  async blocks(blocks: readonly Block[]): Promise<Printable[]> {
    const pieces: Printable[] = [];
    for (const block of blocks) pieces.push(...(await this.#block(block)));
    return pieces;
  }

  /** The blocks of a text in which headings may not skip a level, as PDF/UA asks. */
  async body(blocks: readonly Block[]): Promise<Printable[]> {
    this.#level = 0;
    const printed = await this.blocks(blocks);
    // Notes without a mark in the text.
    const items = await this.#items([...this.#notes.values()]);
    return items.length === 0 ? printed : [...printed, { kind: 'list', start: 1, numbering: '1.', items }];
  }

  /** Marks a place that links lead to, once; a table repeats its head on each page. */
  #anchor(id: string): Printable[] {
    if (id === '' || !this.#options.withLinks || this.#isInTable || this.#anchors.has(id)) return [];
    this.#anchors.add(id);
    return [{ kind: 'anchor', id }];
  }

  async #inline(inline: Inline): Promise<Printable[]> {
    switch (inline.t) {
      case 'Str':
        return [text(inline.c)];
      case 'Space':
      case 'SoftBreak':
        return [text(' ')];
      case 'LineBreak':
        return [{ kind: 'break' }];
      case 'Quoted': {
        const [open, close] = quotes[inline.c[0].t];
        return [text(open), ...(await this.inlines(inline.c[1])), text(close)];
      }
      case 'Cite':
        return this.inlines(inline.c[1]);
      case 'Span':
        return this.#span(inline.c);
      case 'Code':
        return [styled('code', [text(inline.c[1])])];
      case 'Math':
        return [await this.#pictures.equation(inline.c[1], inline.c[0].t === 'DisplayMath')];
      case 'Link': {
        const inside = await this.inlines(inline.c[1]);
        const [url] = inline.c[2];
        if (!this.#options.withLinks || this.#isInHead || inside.length === 0) return inside;
        if (url.startsWith('#')) return [{ kind: 'reference', to: url.slice(1), inlines: inside }];
        return /^https?:\/\//u.test(url) ? [{ kind: 'link', url, inlines: inside }] : inside;
      }
      case 'Image':
        return [await this.#pictures.picture(inline.c)];
      case 'Note':
        return [{ kind: 'note', blocks: await this.blocks(inline.c) }];
      case 'RawInline':
        return [];
      case 'Superscript':
        return this.#raised(inline.c);
      case 'Emph':
      case 'Underline':
      case 'Strong':
      case 'Strikeout':
      case 'Subscript':
      case 'SmallCaps':
        return [styled(styles[inline.t], await this.inlines(inline.c))];
    }
  }

  /** The note that a mark leads to, in the mark's place; later marks of it keep their number. */
  async #raised(inlines: readonly Inline[]): Promise<Printable[]> {
    const id = markedNote(inlines);
    const note = id === null || this.#isInHead ? undefined : this.#notes.get(id);
    if (id === null || note === undefined) return [styled('sup', await this.inlines(inlines))];
    this.#notes.delete(id);
    return [{ kind: 'note', blocks: await this.blocks(note) }];
  }

  /** Shows a tracked change or a comment without its author. */
  async #span([[id, classes], inlines]: readonly [Attributes, readonly Inline[]]): Promise<Printable[]> {
    const inside = await this.inlines(inlines);
    if (classes.includes('insertion')) return [styled('underline', inside)];
    if (classes.includes('label') || classes.includes('caption-title')) return [styled('strong', inside)];
    if (classes.includes('small-caps')) return [styled('small-caps', inside)];
    if (classes.includes('deletion')) return [styled('strike', inside)];
    if (!classes.includes('comment-start')) return [...this.#anchor(id), ...inside];
    return [{ kind: 'note', blocks: [{ kind: 'paragraph', inlines: [text('Comment: '), ...inside] }] }];
  }

  async #items(items: readonly (readonly Block[])[]): Promise<Printable[][]> {
    const printed: Printable[][] = [];
    for (const item of items) printed.push(await this.blocks(item));
    return printed;
  }

  async #block(block: Block): Promise<Printable[]> {
    switch (block.t) {
      case 'Plain':
      case 'Para':
        return [{ kind: 'paragraph', inlines: await this.inlines(block.c) }];
      case 'LineBlock': {
        const lines = block.c.flatMap((line, at) => (at > 0 ? [{ t: 'LineBreak' } as const, ...line] : line));
        return [{ kind: 'paragraph', inlines: await this.inlines(lines) }];
      }
      case 'CodeBlock':
        return [{ kind: 'code', lines: block.c[1].split('\n') }];
      case 'BlockQuote':
        return [{ kind: 'quote', blocks: await this.blocks(block.c) }];
      case 'OrderedList': {
        const [[start, { t }], items] = block.c;
        return [{ kind: 'list', start, numbering: numberings[t] ?? '1.', items: await this.#items(items) }];
      }
      case 'BulletList':
        return [{ kind: 'list', start: null, items: await this.#items(block.c) }];
      case 'DefinitionList': {
        const items: { term: Printable[]; blocks: Printable[] }[] = [];
        for (const [term, definitions] of block.c)
          items.push({ term: await this.inlines(term), blocks: await this.blocks(definitions.flat()) });
        return [{ kind: 'terms', items }];
      }
      case 'Header': {
        const [asked, [id], inlines] = block.c;
        const inside = await this.inlines(inlines);
        if (inside.length === 0) return [];
        this.#level = Math.min(asked, this.#level + 1);
        return [...this.#anchor(id), { kind: 'heading', level: this.#level, inlines: inside }];
      }
      case 'HorizontalRule':
        return [{ kind: 'rule' }];
      case 'Table':
        return [await this.#table(block.c)];
      case 'Figure': {
        const [[id], [, caption], inside] = block.c;
        const anchor = this.#anchor(id);
        const [table, ...others] = inside.flatMap((one) => (one.t === 'Div' ? one.c[1] : [one]));
        // HTML has the caption of a table around it.
        if (table?.t === 'Table')
          return [...anchor, await this.#table(table.c, caption), ...(await this.blocks(others))];
        return [...anchor, { kind: 'figure', caption: await this.blocks(caption), blocks: await this.blocks(inside) }];
      }
      case 'Div': {
        const [[id, classes], inside] = block.c;
        const blocks = [...this.#anchor(id), ...(await this.blocks(inside))];
        if (classes.includes('boxed-text')) return [{ kind: 'box', blocks }];
        return classes.includes('table-notes') ? [{ kind: 'small', blocks }] : blocks;
      }
      case 'RawBlock':
        return [];
    }
  }

  async #table(table: Table, caption?: readonly Block[]): Promise<Printable> {
    const [wasInTable, wasInHead] = [this.#isInTable, this.#isInHead];
    const print = (isInHead: boolean) => (blocks: readonly Block[]) => {
      [this.#isInTable, this.#isInHead] = [true, isInHead];
      return this.blocks(blocks);
    };
    const printed = await printTable(table, { head: print(true), rest: print(wasInHead) }, caption);
    [this.#isInTable, this.#isInHead] = [wasInTable, wasInHead];
    return printed;
  }
}
