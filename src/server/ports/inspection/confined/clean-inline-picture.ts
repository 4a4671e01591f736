import { cleanJpeg } from './clean-picture.ts';

// Pictures that are written into a drawing: `BI`, what they are, `ID`, their bytes, `EI`.

const startOfBytes = /[\s\])>]ID\s/g;
/** Bytes of a picture may say the same, but no instructions follow there. Not every program sets it apart. */
const endOfPicture = /EI(?=\s|$)(?=[\s\u0020-\u007e]{12}|[\s\u0020-\u007e]{0,11}$)/g;
const longestHead = 5000;

const firstFilter = (names: string) => new RegExp(`/(?:F|Filter)\\s*\\[?\\s*/(?:${names})(?![^\\s<>()[\\]{}/%])`);
const ofJpeg = firstFilter('DCT|DCTDecode');
/** Bytes that are written in letters say themselves where they end, and may have `EI` at the end of a line. */
const inLetters = [
  { filter: firstFilter('A85|ASCII85Decode'), end: /~>/g },
  { filter: firstFilter('AHx|ASCIIHexDecode'), end: />/g },
];

/** What is made of a stretch, and where that ends. */
export interface Part {
  readonly text: string;
  readonly end: number;
}

interface Found {
  readonly start: number;
  readonly end: number;
}

/** The first that stands at a place or behind it; asked for places one behind the other, it looks at each once. */
function ahead(drawing: string, pattern: RegExp): (from: number) => Found | null {
  let [known, last]: [Found | null, number] = [null, -1];
  return (from) => {
    const isKnown = last !== -1 && (known === null || known.start >= from);
    last = from;
    if (isKnown) return known;
    pattern.lastIndex = from;
    const found = pattern.exec(drawing);
    known = found && { start: found.index, end: found.index + found[0].length };
    return known;
  };
}

/** Behind a JPEG, going by its segments: what it says of itself may hold another. */
function endOfJpeg(drawing: string, start: number): number {
  let at = start + 2;
  while (drawing[at] === '\u00ff' && drawing[at + 1] !== '\u00da')
    at += 2 + drawing.charCodeAt(at + 2) * 256 + drawing.charCodeAt(at + 3);
  const end = drawing.indexOf('\u00ff\u00d9', at);
  return end === -1 ? drawing.length : end + 2;
}

/** Makes of each picture within a drawing, the first one first, what stays of it. */
export function inlinePictures(drawing: string): (start: number) => Part {
  const [bytesFrom, endFrom] = [ahead(drawing, startOfBytes), ahead(drawing, endOfPicture)];
  const letters = inLetters.map(({ filter, end }) => ({ filter, endFrom: ahead(drawing, end) }));
  const endOfLetters = (head: string, start: number) =>
    letters.find(({ filter }) => filter.test(head))?.endFrom(start)?.end ?? start;
  const endBehind = (at: number) => endFrom(at)?.end ?? drawing.length;
  return (start) => {
    const bytes = bytesFrom(start);
    if (!bytes || bytes.start > start + longestHead) return { text: 'BI', end: start + 2 };
    const written = drawing.slice(start, bytes.end);
    // A string may be the palette.
    const head = written.includes('(') ? written : written.replaceAll(/%[^\r\n]*/g, '');
    if (ofJpeg.test(head) && drawing.startsWith('\u00ff\u00d8', bytes.end)) {
      const end = endOfJpeg(drawing, bytes.end);
      const jpeg = cleanJpeg(Buffer.from(drawing.slice(bytes.end, end), 'latin1'));
      return { text: `${head}${Buffer.from(jpeg).toString('latin1')}\nEI`, end: endBehind(end) };
    }
    const end = endBehind(endOfLetters(head, bytes.end));
    return { text: head + drawing.slice(bytes.end, end), end };
  };
}
