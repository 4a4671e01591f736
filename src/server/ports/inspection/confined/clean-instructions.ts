import { cleanJpeg } from './clean-picture.ts';
import { looksLikePlace } from './looks-like-place.ts';
import { textOfString } from './pdf-strings.ts';

// What a page draws, in instructions. Dictionaries stand in marks alone, for programs that read them aloud or print them.

/** What is read out in place of what is drawn. */
const readOut = new Set(['ActualText', 'Alt', 'E', 'Lang']);

const telling = /%|\(|<<?|>>|(?<![^\s<>()[\]{}])BI(?=[\s/%])/g;
const inMark = /[\s]+|%[^\r\n]*|<<|>>|<[^>]*>|\/[^\s<>()[\]{}/%]*|[[\]{}>)]|[^\s<>()[\]{}/%]+/y;
const startOfPicture = /[\s\])>]ID\s/g;
const longestHead = 5000;
const longestRest = 10_000;
/** Bytes of a picture may say the same, but no instructions follow there. Not every program sets it apart. */
const endsOfPicture = [
  /[\s>]EI(?=\s|$)(?=[\s\u0020-\u007e]{12}|[\s\u0020-\u007e]{0,11}$)/g,
  /EI(?=\s|$)(?=[\s\u0020-\u007e]{12}|[\s\u0020-\u007e]{0,11}$)/g,
];
const ofJpeg = /\/(?:F|Filter)\s*\[?\s*\/(?:DCT|DCTDecode)\b/;

/** Behind a string in parentheses, which may stand within it, too. */
function endOfString(drawing: string, start: number): number {
  let depth = 0;
  for (let at = start; at < drawing.length; at += 1) {
    const sign = drawing[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return drawing.length;
}

/** Is told the words that stay in a drawing to be read out. */
type Tell = (words: string) => void;

/** A string in a mark, which stays where it is read out. */
function cleanString(key: string, value: string, tell: Tell): string {
  const words = readOut.has(key) ? textOfString(value) : '';
  if (words === '' || looksLikePlace(words)) return '()';
  tell(words);
  return value;
}

interface Part {
  readonly text: string;
  readonly end: number;
}

/** The next word of a mark. */
function wordAt(drawing: string, at: number): string {
  if (drawing[at] === '(') return drawing.slice(at, endOfString(drawing, at));
  inMark.lastIndex = at;
  return inMark.exec(drawing)?.[0] ?? drawing.charAt(at);
}

/** A dictionary to its end, however deep, without words but those that are read out. */
function cleanMark(drawing: string, start: number, tell: Tell, opened = 0): Part {
  const kept: string[] = [];
  let [at, depth, key] = [start, opened, ''];
  while (at < drawing.length) {
    const word = wordAt(drawing, at);
    at += word.length;
    if (word === '<<') depth += 1;
    if (word === '>>') depth -= 1;
    const isString = word.startsWith('(') || (word.startsWith('<') && word !== '<<');
    if (!word.startsWith('%')) kept.push(isString ? cleanString(key, word, tell) : word);
    if (word.trim() !== '') key = word.startsWith('/') ? word.slice(1) : '';
    if (depth === 0) break;
  }
  return { text: kept.join(''), end: at };
}

/** A mark whose dictionary began in another stream: nothing but its rest can stand before its end. */
function cleanRestOfMark(before: string, tell: Tell): string {
  const { text } = cleanMark(before, 0, tell, 1);
  const bare = text.replaceAll('()', ' ').replaceAll(/\/[^\s<>()[\]{}/%]*/g, ' ');
  return /[a-z'"]/i.test(bare.replaceAll(/\b(?:true|false|null)\b/g, '')) ? before : text;
}

/** Behind a JPEG, going by its segments: what it says of itself may hold another. */
function endOfJpeg(drawing: string, start: number): number {
  let at = start + 2;
  while (drawing[at] === '\u00ff' && drawing[at + 1] !== '\u00da')
    at += 2 + drawing.charCodeAt(at + 2) * 256 + drawing.charCodeAt(at + 3);
  const end = drawing.indexOf('\u00ff\u00d9', at);
  return end === -1 ? drawing.length : end + 2;
}

function firstFrom(drawing: string, at: number, patterns: readonly RegExp[]) {
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(drawing);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** A picture that is written into the drawing. */
function cleanInlinePicture(drawing: string, start: number): Part {
  const data = firstFrom(drawing, start, [startOfPicture]);
  if (!data || data.start > start + longestHead) return { text: 'BI', end: start + 2 };
  const written = drawing.slice(start, data.end);
  // A string may be the palette.
  const head = written.includes('(') ? written : written.replaceAll(/%[^\r\n]*/g, '');
  if (ofJpeg.test(head) && drawing.startsWith('\u00ff\u00d8', data.end)) {
    const end = endOfJpeg(drawing, data.end);
    const jpeg = cleanJpeg(Buffer.from(drawing.slice(data.end, end), 'latin1'));
    const after = firstFrom(drawing, end, endsOfPicture)?.end ?? drawing.length;
    return { text: `${head}${Buffer.from(jpeg).toString('latin1')}\nEI`, end: after };
  }
  const end = firstFrom(drawing, data.end, endsOfPicture)?.end ?? drawing.length;
  return { text: head + drawing.slice(data.end, end), end };
}

/** From a sign on that may begin what nobody is shown. */
function partAt(drawing: string, at: number, sign: string, tell: Tell): Part {
  if (sign === '%') {
    const length = drawing.slice(at).search(/[\r\n]/);
    return { text: '', end: length === -1 ? drawing.length : at + length };
  }
  if (sign === '<<') return cleanMark(drawing, at, tell);
  if (sign === 'BI') return cleanInlinePicture(drawing, at);
  const end = sign === '(' ? endOfString(drawing, at) : drawing.indexOf('>', at) + 1 || drawing.length;
  return { text: drawing.slice(at, end), end };
}

/** Instructions of drawing without comments, and with no words in marks but those that are read out; null where they held none. */
export function cleanInstructions(bytes: Uint8Array, tell: Tell): Uint8Array | null {
  const drawing = Buffer.from(bytes).toString('latin1');
  if (!/%|<<|>>|BI/.test(drawing)) return null;
  const kept: string[] = [];
  let end = 0;
  telling.lastIndex = 0;
  for (let found = telling.exec(drawing); found; found = telling.exec(drawing)) {
    kept.push(drawing.slice(end, found.index));
    if (found[0] === '>>') {
      if (found.index <= longestRest) kept.splice(0, kept.length, cleanRestOfMark(kept.join(''), tell));
      kept.push('>>');
      end = found.index + 2;
    } else {
      const part = partAt(drawing, found.index, found[0], tell);
      kept.push(part.text);
      end = part.end;
    }
    telling.lastIndex = end;
  }
  const clean = kept.join('') + drawing.slice(end);
  return clean === drawing ? null : Buffer.from(clean, 'latin1');
}
