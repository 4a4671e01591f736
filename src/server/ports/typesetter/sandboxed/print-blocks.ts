import type { Json } from '../print-job.ts';
import { pointsOf, pointsPerPixel } from './lengths.ts';
import { joined, styled, text, type Printable } from './printable.ts';
import {
  plainText,
  type Attributes,
  type Block,
  type Cell,
  type Inline,
  type Linked,
  type Row,
  type Table,
} from './pandoc-document.ts';

const styles = {
  Emph: 'emph',
  Underline: 'underline',
  Strong: 'strong',
  Strikeout: 'strike',
  Superscript: 'sup',
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
const valueOf = ([, , values]: Attributes, name: string): string | undefined =>
  values.find(([key]) => key === name)?.[1];

/** A picture of the print job, or null where it cannot be shown. */
type Shown = { readonly name: string; readonly width: number } | null;

export interface PrinterOptions {
  readonly media: ReadonlyMap<string, Uint8Array>;
  /** Links are left out of review copies: an address can say who made it. */
  readonly withLinks: boolean;
}

/** Turns what pandoc has read into what our templates print. Pictures are collected for the print job. */
export class DocumentPrinter {
  readonly pictures: Record<string, string | Uint8Array> = {};
  readonly #options: PrinterOptions;
  readonly #shownBefore = new Map<string, Shown>();
  #level = 0;
  #count = 0;

  constructor(options: PrinterOptions) {
    this.#options = options;
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
    return this.blocks(blocks);
  }

  #keep(format: string, bytes: string | Uint8Array): string {
    const name = `picture-${(this.#count += 1)}.${format}`;
    this.pictures[name] = bytes;
    return name;
  }

  async #equation(tex: string, isDisplay: boolean): Promise<Printable> {
    // Most documents have no equation, and the code for them loads slowly.
    const { drawEquation } = await import('./equations.ts');
    const drawn = await drawEquation(tex, isDisplay).catch(() => null);
    const facts = { kind: 'equation', tex: tex.trim() || 'Equation', display: isDisplay };
    if (drawn === null) return { ...facts, picture: null };
    return { ...facts, picture: this.#keep('svg', drawn.svg), width: drawn.width, depth: drawn.depth };
  }

  /** A picture that is shown several times is encoded once. */
  async #shown(path: string, title: string): Promise<Shown> {
    const bytes = this.#options.media.get(path);
    const key = `${title} ${path}`;
    const known = this.#shownBefore.get(key);
    if (bytes === undefined || known !== undefined) return known ?? null;
    const { cropIn, renewed } = await import('./figures.ts');
    const found = await renewed(bytes, cropIn(title));
    const shown = found && { name: this.#keep(found.format, found.bytes), width: found.width };
    this.#shownBefore.set(key, shown);
    return shown;
  }

  async #picture([attributes, inlines, [path, title]]: Linked): Promise<Printable> {
    const kind = /\.([a-z]{2,5})$/iu.exec(path)?.[1]?.toUpperCase() ?? 'unknown';
    const shown = await this.#shown(path, title);
    if (shown === null)
      return { kind: 'picture', picture: null, missing: `This picture (${kind}) cannot be shown here.` };
    const width = pointsOf(valueOf(attributes, 'width')) ?? shown.width * pointsPerPixel;
    return { kind: 'picture', picture: shown.name, width, alt: plainText(inlines).trim() || 'Picture' };
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
        return [await this.#equation(inline.c[1], inline.c[0].t === 'DisplayMath')];
      case 'Link': {
        const inside = await this.inlines(inline.c[1]);
        const [url] = inline.c[2];
        const isOut = this.#options.withLinks && /^https?:\/\//u.test(url) && inside.length > 0;
        return isOut ? [{ kind: 'link', url, inlines: inside }] : inside;
      }
      case 'Image':
        return [await this.#picture(inline.c)];
      case 'Note':
        return [{ kind: 'note', blocks: await this.blocks(inline.c) }];
      case 'RawInline':
        return [];
      case 'Emph':
      case 'Underline':
      case 'Strong':
      case 'Strikeout':
      case 'Superscript':
      case 'Subscript':
      case 'SmallCaps':
        return [styled(styles[inline.t], await this.inlines(inline.c))];
    }
  }

  /** Shows a tracked change or a comment without its author. */
  async #span([[, classes], inlines]: readonly [Attributes, readonly Inline[]]): Promise<Printable[]> {
    const inside = await this.inlines(inlines);
    if (classes.includes('insertion')) return [styled('underline', inside)];
    if (classes.includes('label') || classes.includes('caption-title')) return [styled('strong', inside)];
    if (classes.includes('deletion')) return [styled('strike', inside)];
    if (!classes.includes('comment-start')) return inside;
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
        const [asked, , inlines] = block.c;
        const inside = await this.inlines(inlines);
        if (inside.length === 0) return [];
        this.#level = Math.min(asked, this.#level + 1);
        return [{ kind: 'heading', level: this.#level, inlines: inside }];
      }
      case 'HorizontalRule':
        return [{ kind: 'rule' }];
      case 'Table':
        return [await this.#table(block.c)];
      case 'Figure': {
        const [, [, caption], inside] = block.c;
        const [table, ...others] = inside.flatMap((one) => (one.t === 'Div' ? one.c[1] : [one]));
        // HTML has the caption of a table around it.
        if (table?.t === 'Table') return [await this.#table(table.c, caption), ...(await this.blocks(others))];
        return [{ kind: 'figure', caption: await this.blocks(caption), blocks: await this.blocks(inside) }];
      }
      case 'Div':
        return this.blocks(block.c[1]);
      case 'RawBlock':
        return [];
    }
  }

  async #cell([, { t }, rowspan, colspan, blocks]: Cell): Promise<Json> {
    const align = t === 'AlignRight' ? 'right' : t === 'AlignCenter' ? 'center' : 'left';
    return { rowspan, colspan, align, blocks: await this.blocks(blocks) };
  }

  async #rows(rows: readonly Row[]): Promise<Json[][]> {
    const printed: Json[][] = [];
    for (const [, cells] of rows) {
      const row: Json[] = [];
      for (const cell of cells) row.push(await this.#cell(cell));
      printed.push(row);
    }
    return printed;
  }

  async #table(
    [, [, own], columns, [, head], bodies, [, foot]]: Table,
    caption: readonly Block[] = own,
  ): Promise<Printable> {
    const rows = [...bodies.flatMap(([, , headRows, bodyRows]) => [...headRows, ...bodyRows]), ...foot];
    return {
      kind: 'table',
      caption: await this.blocks(caption),
      columns: columns.map(([, width]) => (width.t === 'ColWidth' ? width.c : null)),
      head: await this.#rows(head),
      rows: await this.#rows(rows),
    };
  }
}
