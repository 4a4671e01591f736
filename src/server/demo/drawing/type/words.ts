import { fontName, splitByScript, type Face } from './house-type.ts';

export type Style = { face: Face; size: number; colour: string; rise?: number; tracking?: number };
export type Span = { text: string; style: Style };
export type Piece = { text: string; font: string; style: Style; width: number };
/** What a line never breaks: its pieces, and the space wanted after it. */
export type Word = { pieces: Piece[]; width: number; space: number };

function select(doc: PDFKit.PDFDocument, font: string, style: Style) {
  return doc.font(font).fontSize(style.size);
}

function measure(doc: PDFKit.PDFDocument, text: string, style: Style): Piece[] {
  return splitByScript(text).map((part) => {
    const font = fontName(style.face, part.script);
    const width = select(doc, font, style).widthOfString(part.text, { characterSpacing: style.tracking ?? 0 });
    return { text: part.text, font, style, width };
  });
}

/** Cuts spans into words; a word may change its style inside. A hyphen allows a break, but not in al-Ḥosanī. */
export function makeWords(doc: PDFKit.PDFDocument, spans: Span[]): Word[] {
  const words: Word[] = [];
  let open: Word | undefined;
  const close = (space: number) => {
    if (open) words.push({ ...open, space });
    open = undefined;
  };
  for (const { text, style } of spans) {
    const space = select(doc, fontName(style.face, 'latin'), style).widthOfString(' ') + (style.tracking ?? 0);
    for (const chunk of text.split(/( +|(?<=[\p{L}\d]{3}[-–—])(?=[\w\p{L}]))/u)) {
      if (chunk === '') {
        if (/[-–—]$/u.test(open?.pieces.at(-1)?.text ?? '')) close(0);
        continue;
      }
      if (chunk.startsWith(' ')) {
        close(space);
        continue;
      }
      const pieces = measure(doc, chunk, style);
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      open = open
        ? { pieces: [...open.pieces, ...pieces], width: open.width + width, space: 0 }
        : { pieces, width, space: 0 };
    }
  }
  close(0);
  return words;
}

/** The width of words set in one line with their own spaces. */
export const naturalWidth = (words: Word[]): number =>
  words.reduce((sum, word, index) => sum + word.width + (index < words.length - 1 ? word.space : 0), 0);

/** Draws one line with its baseline at `y`; `stretch` is added to each space. */
export function drawLine(doc: PDFKit.PDFDocument, words: Word[], x: number, y: number, stretch = 0): void {
  let left = x;
  words.forEach((word, index) => {
    word.pieces.forEach((piece, at) => {
      const last = at === word.pieces.length - 1 && word.space > 0 && index < words.length - 1;
      doc
        .font(piece.font)
        .fontSize(piece.style.size)
        .fillColor(piece.style.colour)
        .text(last ? `${piece.text} ` : piece.text, left, y - (piece.style.rise ?? 0), {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: piece.style.tracking ?? 0,
        });
      left += piece.width;
    });
    left += word.space > 0 ? word.space + stretch : 0;
  });
}
