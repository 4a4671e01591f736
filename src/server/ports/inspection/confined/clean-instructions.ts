import { inlinePictures, type Part } from './clean-inline-picture.ts';
import { looksLikePlace } from './looks-like-place.ts';
import { isLanguage, wordsReadOut } from './pdf-rules.ts';
import { textOfString } from './pdf-strings.ts';

// What a page draws, in instructions. Dictionaries stand in marks alone, for programs that read them aloud or print them.

const telling = /%|\(|<<?|>>|(?<![^\s<>()[\]{}])BI(?=[\s/%])/g;
const inMark = /[\s]+|%[^\r\n]*|<<|>>|<[^>]*>|\/[^\s<>()[\]{}/%]*|[[\]{}>)]|[^\s<>()[\]{}/%]+/y;
const longestRest = 10_000;

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

/** A string in a mark, which stays where it is read out, or says in which language that is. */
function cleanString(key: string, value: string, tell: Tell): string {
  if (key === 'Lang') return isLanguage(textOfString(value)) ? value : '()';
  const words = wordsReadOut.has(key) ? textOfString(value) : '';
  if (words === '' || looksLikePlace(words)) return '()';
  tell(words);
  return value;
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

interface Reading {
  readonly drawing: string;
  readonly tell: Tell;
  readonly pictureAt: (start: number) => Part;
}

/** From a sign on that may begin what nobody is shown. */
function partAt({ drawing, tell, pictureAt }: Reading, at: number, sign: string): Part {
  if (sign === '%') {
    const length = drawing.slice(at).search(/[\r\n]/);
    return { text: '', end: length === -1 ? drawing.length : at + length };
  }
  if (sign === '<<') return cleanMark(drawing, at, tell);
  if (sign === 'BI') return pictureAt(at);
  const end = sign === '(' ? endOfString(drawing, at) : drawing.indexOf('>', at) + 1 || drawing.length;
  return { text: drawing.slice(at, end), end };
}

/** Instructions of drawing without comments, and with no words in marks but those that are read out; null where they held none. */
export function cleanInstructions(bytes: Uint8Array, tell: Tell): Uint8Array | null {
  const drawing = Buffer.from(bytes).toString('latin1');
  if (!/%|<<|>>|BI/.test(drawing)) return null;
  const reading = { drawing, tell, pictureAt: inlinePictures(drawing) };
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
      const part = partAt(reading, found.index, found[0]);
      kept.push(part.text);
      end = part.end;
    }
    telling.lastIndex = end;
  }
  const clean = kept.join('') + drawing.slice(end);
  return clean === drawing ? null : Buffer.from(clean, 'latin1');
}
