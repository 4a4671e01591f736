import { PDFName, PDFNumber, PDFParser, PDFRef, type PDFDict, type Position } from '@cantoo/pdf-lib';

// pdf-lib (as of 2.11.1, the newest) never looks up the length of a stream that is given as a reference, `/Length 17 0 R`, as Cairo, qpdf
// and LibreOffice write it. It looks for the word that ends a stream, takes the word `stream` in what the stream says for one within it,
// and so loses the stream without a word; and it cuts off a last byte that looks like the end of a line.

const lengthKey = PDFName.of('Length');
const numberedObject = /(?<!\d)(\d{1,10})[\0\s]+(\d{1,5})[\0\s]+obj[\0\s]*(\d{1,10})[\0\s]*$/;
const longestNumberedObject = 64;
/** A file that gives an object ever other numbers was written by no program. */
const mostLengths = 16;

/** The objects of a file that are a number and nothing else, which may stand behind what they measure. */
function numbersIn(file: Buffer): ReadonlyMap<string, ReadonlySet<number>> {
  const numbers = new Map<string, Set<number>>();
  for (let end = file.indexOf('endobj'); end !== -1; end = file.indexOf('endobj', end + 1)) {
    const before = file.toString('latin1', Math.max(0, end - longestNumberedObject), end);
    const [, object, generation, value] = numberedObject.exec(before) ?? [];
    if (value === undefined) continue;
    const key = `${Number(object)} ${Number(generation)}`;
    const known = numbers.get(key) ?? new Set();
    numbers.set(key, known);
    if (known.size < mostLengths) known.add(Number(value));
  }
  return numbers;
}

const streamEnd = /^[\0\s]{0,4}endstream/;
const streamAndObjectEnd = /^endstream[\0\s]{0,8}endobj/;
const longestEnd = 32;

/** Reads a PDF as pdf-lib does, and believes the length of a stream wherever it is written, if the stream does end there. */
export class LengthReadingParser extends PDFParser {
  readonly #file: Buffer;
  #numbers: ReturnType<typeof numbersIn> | undefined;
  #lastDict: PDFDict | undefined;

  constructor(...given: ConstructorParameters<typeof PDFParser>) {
    super(...given);
    const [bytes] = given;
    this.#file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** The dictionary that was read last is that of the stream that follows. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    this.#lastDict = super.parseDict(ref);
    return this.#lastDict;
  }

  protected override findEndOfStreamFallback(startPos: Position): number {
    const start = this.bytes.offset();
    const length = this.#lastDict?.get(lengthKey);
    const ends = length instanceof PDFRef ? this.#lengthsAt(length).map((one) => start + one) : [];
    const end = ends.find((one) => streamEnd.test(this.#textAt(one)));
    if (end !== undefined) return this.#goBehind(end);
    try {
      return super.findEndOfStreamFallback(startPos);
    } catch (error) {
      // It would be lost. Its length lies: it ends where its object does.
      const first = this.#firstEndOfObject(start);
      if (first === null) throw error;
      return this.#goBehind(first);
    }
  }

  /** As its object was read already, which may be packed with others, and as it stands in the file. */
  #lengthsAt(ref: PDFRef): number[] {
    this.#numbers ??= numbersIn(this.#file);
    const read = this.context.lookup(ref);
    const standing = this.#numbers.get(`${ref.objectNumber} ${ref.generationNumber}`) ?? [];
    const lengths = [...(read instanceof PDFNumber ? [read.asNumber()] : []), ...standing];
    return lengths.filter((length) => Number.isSafeInteger(length) && length >= 0);
  }

  #textAt(place: number): string {
    return this.#file.toString('latin1', place, place + longestEnd);
  }

  #firstEndOfObject(start: number): number | null {
    for (let at = this.#file.indexOf('endstream', start); at !== -1; at = this.#file.indexOf('endstream', at + 1)) {
      if (!streamAndObjectEnd.test(this.#textAt(at))) continue;
      const endOfLine = /\r?\n$/.exec(this.#file.toString('latin1', Math.max(start, at - 2), at));
      return at - (endOfLine?.[0].length ?? 0);
    }
    return null;
  }

  /** Reading goes on behind the word that ends the stream. */
  #goBehind(end: number): number {
    this.bytes.moveTo(this.#file.indexOf('endstream', end) + 'endstream'.length);
    return end;
  }
}
