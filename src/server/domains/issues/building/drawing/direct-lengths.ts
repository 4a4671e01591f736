// pdf-lib (as of 2.11.1, the newest) never looks up the length of a stream that is given as a reference, `/Length 17 0 R`, as Cairo, qpdf
// and LibreOffice write it. It looks for the word that ends a stream, takes the word `stream` in what the stream says for one within it,
// and so loses the stream without a word; and it cuts off a last byte that looks like the end of a line. It reads a file from its
// beginning, whatever the file says of places, so a length may be written where its reference was.

const numberedObject = /(?<!\d)(\d{1,10})[\0\s]+(\d{1,5})[\0\s]+obj[\0\s]*(\d{1,10})[\0\s]*$/;
const longestNumberedObject = 64;
/** No program writes a file that gives an object so many different numbers. */
const mostLengths = 16;

/** The objects of a file that are only a number. */
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

/** The end of a stream without a length: the end of its object. */
function firstEndOfObject(file: Buffer, start: number): number | null {
  for (let at = file.indexOf('endstream', start); at !== -1; at = file.indexOf('endstream', at + 1)) {
    if (!streamAndObjectEnd.test(file.toString('latin1', at, at + longestEnd))) continue;
    const endOfLine = /\r?\n$/.exec(file.toString('latin1', Math.max(start, at - 2), at));
    return at - (endOfLine?.[0].length ?? 0);
  }
  return null;
}

const lengthWord = '/Length';
const lengthEntry = /^\/Length[\0\s]+(\d{1,10})(?:[\0\s]+(\d{1,5})[\0\s]+R)?(?![\w.])/;
const longestEntry = 64;
const streamWord = /stream(?:\r\n|\r|\n)/;

/** The start of the stream whose dictionary contains this place; null if there is none. */
function streamAfter(file: Buffer, place: number): number | null {
  const word = file.indexOf('stream', place);
  const [begin] = streamWord.exec(file.toString('latin1', word, word + 8)) ?? [];
  const isOfDictionary = word !== -1 && !file.subarray(place, word).includes('endobj');
  return isOfDictionary && begin !== undefined ? word + begin.length : null;
}

/** The file with the length of each stream where pdf-lib reads it, as far as the stream does end there. */
export function withDirectLengths(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: Buffer[] = [];
  let numbers: ReturnType<typeof numbersIn> | undefined;
  let written = 0;
  for (let at = file.indexOf(lengthWord); at !== -1; at = file.indexOf(lengthWord, at + 1)) {
    const [entry, value, generation] = lengthEntry.exec(file.toString('latin1', at, at + longestEntry)) ?? [];
    const start = entry === undefined ? null : streamAfter(file, at);
    if (entry === undefined || start === null) continue;
    if (generation !== undefined) numbers ??= numbersIn(file);
    const lengths =
      generation === undefined ? [Number(value)] : (numbers?.get(`${Number(value)} ${Number(generation)}`) ?? []);
    const endsThere = (length: number) =>
      streamEnd.test(file.toString('latin1', start + length, start + length + longestEnd));
    const length = [...lengths].find(endsThere) ?? (firstEndOfObject(file, start) ?? start) - start;
    if (generation !== undefined || !endsThere(Number(value))) {
      pieces.push(file.subarray(written, at), Buffer.from(`${lengthWord} ${length}`));
      written = at + entry.length;
    }
    at = start + length;
  }
  return pieces.length === 0 ? bytes : Buffer.concat([...pieces, file.subarray(written)]);
}
