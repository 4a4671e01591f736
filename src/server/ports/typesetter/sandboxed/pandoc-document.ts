// The parts of pandoc's document (its JSON, API 1.23) that we print.

export type Attributes = readonly [
  id: string,
  classes: readonly string[],
  values: readonly (readonly [string, string])[],
];
/** A link or a picture. */
export type Linked = readonly [Attributes, readonly Inline[], readonly [url: string, title: string]];
export type Alignment = { readonly t: 'AlignLeft' | 'AlignRight' | 'AlignCenter' | 'AlignDefault' };

export type Inline =
  | { readonly t: 'Str'; readonly c: string }
  | { readonly t: 'Space' | 'SoftBreak' | 'LineBreak' }
  | {
      readonly t: 'Emph' | 'Underline' | 'Strong' | 'Strikeout' | 'Superscript' | 'Subscript' | 'SmallCaps';
      readonly c: readonly Inline[];
    }
  | { readonly t: 'Quoted'; readonly c: readonly [{ readonly t: 'SingleQuote' | 'DoubleQuote' }, readonly Inline[]] }
  | { readonly t: 'Cite'; readonly c: readonly [unknown, readonly Inline[]] }
  | { readonly t: 'Code'; readonly c: readonly [Attributes, string] }
  | { readonly t: 'Math'; readonly c: readonly [{ readonly t: 'DisplayMath' | 'InlineMath' }, string] }
  | { readonly t: 'RawInline'; readonly c: readonly [string, string] }
  | { readonly t: 'Link' | 'Image'; readonly c: Linked }
  | { readonly t: 'Note'; readonly c: readonly Block[] }
  | { readonly t: 'Span'; readonly c: readonly [Attributes, readonly Inline[]] };

export type Cell = readonly [Attributes, Alignment, rowspan: number, colspan: number, readonly Block[]];
export type Row = readonly [Attributes, readonly Cell[]];
export type Caption = readonly [unknown, readonly Block[]];
type ColumnSpec = readonly [
  Alignment,
  { readonly t: 'ColWidth'; readonly c: number } | { readonly t: 'ColWidthDefault' },
];

export type Table = readonly [
  Attributes,
  Caption,
  readonly ColumnSpec[],
  head: readonly [Attributes, readonly Row[]],
  bodies: readonly (readonly [Attributes, number, readonly Row[], readonly Row[]])[],
  foot: readonly [Attributes, readonly Row[]],
];

export type Block =
  | { readonly t: 'Plain' | 'Para'; readonly c: readonly Inline[] }
  | { readonly t: 'LineBlock'; readonly c: readonly (readonly Inline[])[] }
  | { readonly t: 'CodeBlock'; readonly c: readonly [Attributes, string] }
  | { readonly t: 'RawBlock'; readonly c: readonly [string, string] }
  | { readonly t: 'BlockQuote'; readonly c: readonly Block[] }
  | {
      readonly t: 'OrderedList';
      readonly c: readonly [readonly [start: number, { readonly t: string }, unknown], readonly (readonly Block[])[]];
    }
  | { readonly t: 'BulletList'; readonly c: readonly (readonly Block[])[] }
  | {
      readonly t: 'DefinitionList';
      readonly c: readonly (readonly [readonly Inline[], readonly (readonly Block[])[]])[];
    }
  | { readonly t: 'Header'; readonly c: readonly [level: number, Attributes, readonly Inline[]] }
  | { readonly t: 'HorizontalRule' }
  | { readonly t: 'Table'; readonly c: Table }
  | { readonly t: 'Figure'; readonly c: readonly [Attributes, Caption, readonly Block[]] }
  | { readonly t: 'Div'; readonly c: readonly [Attributes, readonly Block[]] };

export type MetaValue =
  | { readonly t: 'MetaInlines'; readonly c: readonly Inline[] }
  | { readonly t: 'MetaBlocks'; readonly c: readonly Block[] }
  | { readonly t: 'MetaString'; readonly c: string }
  | { readonly t: 'MetaBool'; readonly c: boolean }
  | { readonly t: 'MetaList'; readonly c: readonly MetaValue[] }
  | { readonly t: 'MetaMap'; readonly c: { readonly [name: string]: MetaValue } };

export interface PandocDocument {
  readonly meta: { readonly [name: string]: MetaValue };
  readonly blocks: readonly Block[];
}

/** Whether a value is a document of pandoc's; what its parts look like is pandoc's promise. */
export const isPandocDocument = (value: unknown): value is PandocDocument =>
  typeof value === 'object' && value !== null && 'meta' in value && 'blocks' in value && Array.isArray(value.blocks);

/** A heading of the first level. */
export const topHeading = (words: string): Block => ({
  t: 'Header',
  c: [1, ['', [], []], [{ t: 'Str', c: words }]],
});

/** The text of inlines without their formatting. Notes and pictures are left out. */
export function plainText(inlines: readonly Inline[]): string {
  const textOf = (inline: Inline): string => {
    switch (inline.t) {
      case 'Str':
        return inline.c;
      case 'Space':
      case 'SoftBreak':
      case 'LineBreak':
        return ' ';
      case 'Code':
      case 'Math':
        return inline.c[1];
      case 'Quoted':
      case 'Cite':
      case 'Span':
      case 'Link':
        return plainText(inline.c[1]);
      case 'Note':
      case 'Image':
      case 'RawInline':
        return '';
      case 'Emph':
      case 'Underline':
      case 'Strong':
      case 'Strikeout':
      case 'Superscript':
      case 'Subscript':
      case 'SmallCaps':
        return plainText(inline.c);
    }
  };
  return inlines.map(textOf).join('');
}

/** The text of a block, a line for each block in it. Tables count with their cells. */
export function textOfBlock(block: Block): string {
  const lines = (blocks: readonly Block[]) => blocks.map(textOfBlock).join('\n');
  switch (block.t) {
    case 'Plain':
    case 'Para':
      return plainText(block.c);
    case 'LineBlock':
      return block.c.map(plainText).join('\n');
    case 'Header':
      return plainText(block.c[2]);
    case 'CodeBlock':
      return block.c[1];
    case 'BlockQuote':
      return lines(block.c);
    case 'OrderedList':
      return lines(block.c[1].flat());
    case 'BulletList':
      return lines(block.c.flat());
    case 'DefinitionList':
      return block.c.map(([term, definitions]) => `${plainText(term)}\n${lines(definitions.flat())}`).join('\n');
    case 'Table':
      return lines(
        block.c[4].flatMap(([, , head, rows]) =>
          [...head, ...rows].flatMap(([, cells]) => cells.flatMap((cell) => cell[4])),
        ),
      );
    case 'Figure':
      return lines([...block.c[1][1], ...block.c[2]]);
    case 'Div':
      return lines(block.c[1]);
    case 'HorizontalRule':
    case 'RawBlock':
      return '';
  }
}
