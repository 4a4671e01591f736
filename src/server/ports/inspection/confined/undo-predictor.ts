import { PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';

// Some programs write of each byte how it differs from those beside and above it (ISO 32000, 7.4.4.4); pdf-lib leaves it at that.

const numberAt = (params: PDFDict, key: string, other: number) => {
  const value = params.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : other;
};

/** The one of three neighbours that is nearest to what they foretell, as PNG has it. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

const foretold = [
  () => 0,
  (left: number) => left,
  (_: number, above: number) => above,
  (left: number, above: number) => (left + above) >> 1,
  paeth,
] as const;

/** Rows of PNG, each of which says how it is written. */
function ofPng(bytes: Uint8Array, length: number, step: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (length + 1));
  const made = new Uint8Array(Math.max(0, bytes.length - rows));
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [row * (length + 1) + 1, row * length];
    const guess = foretold[bytes[from - 1] ?? 0];
    if (guess === undefined) throw new Error('No such row');
    for (let at = 0; at < length && from + at < bytes.length; at += 1) {
      const before = (back: number, up: number) =>
        (at >= back && row >= up ? made[to + at - back - up * length] : 0) ?? 0;
      made[to + at] = (bytes[from + at] ?? 0) + guess(before(step, 0), before(0, 1), before(step, 1));
    }
  }
  return made;
}

/** Bytes as they were before they were written as differences; throws where it is not known how. */
export function undoPredictor(bytes: Uint8Array, params: PDFObject | undefined): Uint8Array {
  const predictor = params instanceof PDFDict ? numberAt(params, 'Predictor', 1) : 1;
  if (!(params instanceof PDFDict) || predictor === 1) return bytes;
  const bits = numberAt(params, 'Colors', 1) * numberAt(params, 'BitsPerComponent', 8);
  const length = Math.ceil((bits * numberAt(params, 'Columns', 1)) / 8);
  // That of TIFF is one for pictures.
  if (predictor < 10 || predictor > 15 || !(bits > 0) || !(length > 0)) throw new Error('No such predictor');
  return ofPng(bytes, length, Math.ceil(bits / 8));
}
