import { raised, type TextLine } from './text-line.ts';

/** A piece of text from the PDF library: its position (from the lower edge), width and font. */
export interface TextPiece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly fontName: string;
}

interface Piece {
  readonly text: string;
  readonly size: number;
  readonly font: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
}

interface Row {
  readonly pieces: Piece[];
  /** The largest piece so far, which determines the line. */
  main: Piece;
}

const ligatures = new Map(Object.entries({ ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }));
const plain = (text: string) =>
  text.replaceAll(/[ﬀ-ﬆ]/g, (sign) => ligatures.get(sign) ?? sign).replaceAll(/[\u00a0\u2000-\u200b\t]/g, ' ');

function pieceOf({ str, transform, width, fontName }: TextPiece): Piece {
  const [, , skew = 0, height = 0, left = 0, base = 0] = transform;
  return { text: plain(str), size: Math.hypot(skew, height), font: fontName, left, right: left + width, base };
}

const isBlank = ({ text }: Piece) => text.trim() === '';
const isRaised = (piece: Piece, main: Piece) =>
  piece.size < main.size * 0.85 && piece.base > main.base + main.size * 0.15;

/** Whether a piece goes on with a row: on its height, or raised or lowered a little, and not in another column. */
function continues({ pieces, main }: Row, piece: Piece): boolean {
  const right = pieces.at(-1)?.right ?? 0;
  const size = Math.max(main.size, piece.size);
  const gap = piece.left - right;
  return Math.abs(piece.base - main.base) < size * 0.55 && gap > -size * 0.5 && gap < size * 2.5;
}

function rowsOf(items: readonly TextPiece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of items.map(pieceOf)) {
    if (piece.text === '') continue;
    const row = rows.at(-1);
    if (row && continues(row, piece)) {
      row.pieces.push(piece);
      if (!isBlank(piece) && piece.size > row.main.size) row.main = piece;
    } else if (!isBlank(piece)) rows.push({ pieces: [piece], main: piece });
  }
  return rows;
}

/** The font and size of most emails of a row. */
function lookOf({ pieces, main }: Row): Piece {
  const emails = new Map<string, number>();
  let most = main;
  for (const piece of pieces) {
    const sum = (emails.get(piece.font) ?? 0) + piece.text.trim().length;
    emails.set(piece.font, sum);
    if (sum > (emails.get(most.font) ?? 0)) most = piece;
  }
  return most;
}

function textOf({ pieces, main }: Row): string {
  let text = '';
  let before: Piece | null = null;
  for (const piece of pieces) {
    const isApart =
      before !== null &&
      (piece.left - before.right > main.size * 0.2 || (isRaised(before, main) && /^\p{L}/u.test(piece.text)));
    if (isRaised(piece, main)) text = text.trimEnd() + raised(piece.text.replaceAll(' ', ''));
    else text += (isApart && !text.endsWith(' ') ? ' ' : '') + piece.text;
    before = piece;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Running heads, footers and page numbers are at the edges of a page in small type. */
const isAtEdge = (row: Row, height: number, bodySize: number) =>
  (row.main.base < height * 0.09 || row.main.base > height * 0.95) && row.main.size <= bodySize * 0.95;
const isLineNumber = (text: string) => /^\d{1,4}$/.test(text);

/** The size of most emails. */
export function bodySizeOf(items: readonly TextPiece[]): number {
  const emails = new Map<number, number>();
  for (const { text, size } of items.map(pieceOf)) {
    const rounded = Math.round(size * 2) / 2;
    emails.set(rounded, (emails.get(rounded) ?? 0) + text.trim().length);
  }
  return [...emails].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

interface Page {
  readonly items: readonly TextPiece[];
  readonly number: number;
  readonly height: number;
  readonly bodySize: number;
}

/** From one line down to the next, in units of the type's size. */
const stepOf = (above: Row, row: Row) => (above.main.base - row.main.base) / row.main.size;

/** The step that most lines of a page are apart, be it set close or with room for remarks. */
function usualStep(rows: readonly Row[]): number {
  const steps = rows.slice(1).map((row, place) => {
    const above = rows[place];
    return above && Math.abs(above.main.size - row.main.size) < 0.3 ? stepOf(above, row) : 0;
  });
  const downwards = steps.filter((step) => step > 0.8 && step < 4).toSorted((one, other) => one - other);
  return downwards[Math.floor(downwards.length / 2)] ?? 1.2;
}

/** The lines of a page, in the order in which they were written, which is the order of reading. */
export function linesOfPage({ items, number, height, bodySize }: Page): TextLine[] {
  const rows = rowsOf(items).filter((row) => !isAtEdge(row, height, bodySize) && !isLineNumber(textOf(row)));
  const widest = Math.max(1.7, usualStep(rows) * 1.3);
  return rows.map((row, place) => {
    const above = rows[place - 1];
    const step = above ? stepOf(above, row) : 0;
    const { font, size } = lookOf(row);
    // A paragraph begins after a wider step than lines are apart, or in another column.
    const startsParagraph = !above || step > widest || step < 0;
    return { text: textOf(row), size, look: font, page: number, startsParagraph, left: row.main.left, style: null };
  });
}
