import { plainText, type Block, type Inline, type Linked } from '../../typesetter/sandboxed/pandoc-document.ts';

const isSpace = ({ t }: Inline): boolean => t === 'Space' || t === 'SoftBreak' || t === 'LineBreak';

/** Inlines without space at their ends. */
export function trimmed(inlines: readonly Inline[]): readonly Inline[] {
  const start = inlines.findIndex((inline) => !isSpace(inline));
  const end = inlines.findLastIndex((inline) => !isSpace(inline));
  return start === -1 ? [] : inlines.slice(start, end + 1);
}

type Styled = Extract<Inline, { readonly c: readonly Inline[] }>;
const styles: ReadonlySet<string> = new Set<Styled['t']>([
  'Emph',
  'Underline',
  'Strong',
  'Strikeout',
  'Superscript',
  'Subscript',
  'SmallCaps',
]);
const isStyled = (inline: Inline): inline is Styled => styles.has(inline.t);

/** What is in an inline; null for words, formulas and notes. */
function within(inline: Inline): readonly Inline[] | null {
  if (isStyled(inline)) return inline.c;
  const { t } = inline;
  return t === 'Quoted' || t === 'Cite' || t === 'Span' || t === 'Link' ? inline.c[1] : null;
}

/** The same inline with something else in it. */
function holding(inline: Inline, inside: readonly Inline[]): Inline {
  if (isStyled(inline)) return { t: inline.t, c: inside };
  if (inline.t === 'Quoted') return { t: inline.t, c: [inline.c[0], inside] };
  if (inline.t === 'Cite') return { t: inline.t, c: [inline.c[0], inside] };
  if (inline.t === 'Span') return { t: inline.t, c: [inline.c[0], inside] };
  return inline.t === 'Link' ? { t: inline.t, c: [inline.c[0], inside, inline.c[2]] } : inline;
}

/** The inlines without their first characters. */
export function withoutStart(inlines: readonly Inline[], count: number): Inline[] {
  let left = count;
  return inlines.flatMap((inline): Inline[] => {
    if (left <= 0) return [inline];
    const length = plainText([inline]).length;
    if (length <= left) {
      left -= length;
      // Notes have no characters, and stay.
      return inline.t === 'Note' ? [inline] : [];
    }
    const cut = left;
    left = 0;
    if (inline.t === 'Str') return [{ t: 'Str', c: inline.c.slice(cut) }];
    const inside = within(inline);
    return [inside === null ? inline : holding(inline, withoutStart(inside, cut))];
  });
}

/** The pictures among inlines, wherever they are. */
export const picturesIn = (inlines: readonly Inline[]): Linked[] =>
  inlines.flatMap((inline) => (inline.t === 'Image' ? [inline.c] : picturesIn(within(inline) ?? [])));

export const withoutPictures = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((inline): Inline[] => {
    if (inline.t === 'Image') return [];
    const inside = within(inline);
    return inside === null || picturesIn(inside).length === 0 ? [inline] : [holding(inline, withoutPictures(inside))];
  });

/** The inlines of a paragraph; null for any other block. */
export const wordsOf = (block: Block): readonly Inline[] | null =>
  block.t === 'Para' || block.t === 'Plain' ? block.c : null;

/** Parts of inlines, as line breaks part them. */
export function linesOf(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const inline of inlines)
    if (inline.t === 'LineBreak') lines.push([]);
    else lines.at(-1)?.push(inline);
  return lines.filter((line) => plainText(line).trim() !== '');
}
