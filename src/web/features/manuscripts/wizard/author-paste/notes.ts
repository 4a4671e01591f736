import { anyMark, marksIn, wrapped, wrappedList, withoutMarks } from './marks.ts';

/** A text in two: who the authors are, and what their marks stand for. */
export interface MarkedList {
  /** The authors, each mark wrapped. */
  readonly byline: string;
  readonly notes: ReadonlyMap<string, string>;
}

const joining = '(?!(?:and|et|und)\\b)';
const atStart = new RegExp(
  `(?:^|\\n|(?<=[;.,]) ?|\\s)(?:${anyMark}|(\\d{1,2}|[a-z]))(?:[.):\\]] ?| |(?=\\p{L}))(?=${joining}[\\p{L}“"'])`,
  'gu',
);
const ending = `(?=\\s*(?:[,;\\n]|$|${anyMark}|and\\b|&))`;
const digitsBehindName = /(?<=[\p{L}.)’'])(\d{1,2}(?:\s*[,–-]\s*\d{1,2})*)(?![\d\p{L}])/gu;
const digitsApart = new RegExp(`(?<=\\p{L}\\.?) (\\d{1,2}(?:\\s*[,–-]\\s*\\d{1,2})*)${ending}`, 'gu');
const lettersApart = new RegExp(`(?<=\\p{L}\\.?) ([a-z](?:\\s*,\\s*[a-z](?![\\p{L}]))*)${ending}`, 'gu');

/** Wraps the plain digits and single letters that stand behind names. */
export function withNameMarks(byline: string): string {
  let text = byline;
  for (const form of [digitsBehindName, digitsApart, lettersApart])
    text = text.replaceAll(form, (_, list: string) => wrappedList(list));
  return text.replaceAll(new RegExp(`(${anyMark})\\s*,\\s*(?=${anyMark})`, 'g'), '$1');
}

interface Start {
  readonly at: number;
  readonly end: number;
  readonly mark: string;
  readonly isLine: boolean;
}

function startsIn(text: string): Start[] {
  return Array.from(text.matchAll(atStart), (found) => {
    const [whole, sign, plain] = found;
    const isLine = found.index === 0 || whole.startsWith('\n');
    return { at: found.index, end: found.index + whole.length, mark: sign ?? plain ?? '', isLine };
  });
}

const isNumbered = (text: string, { at, mark }: Start, marks: ReadonlySet<string>) =>
  marks.has(mark) && text.slice(0, at).trim() !== '';

/** “Haddada, Lib”, with “aDepartment” below: letters that lost their height and stand against the names. */
function withAttachedLetters(text: string): string {
  const line = /^([a-z]) ?(?=\p{Lu})/gmu;
  const letters = new Set(Array.from(text.matchAll(line), ([, letter = '']) => letter));
  const first = text.search(line);
  if (letters.size === 0 || first <= 0) return text;
  const names = text.slice(0, first).split(/(,|\band\b|&|\n)/);
  const ends = new RegExp(`(?<=\\p{L})[${[...letters].join('')}]$`, 'u');
  const isName = (part: string) => /\p{Lu}/u.test(part);
  if (!names.filter(isName).every((part) => ends.test(part.trim()))) return text;
  return names.map((part) => part.trimEnd().replace(ends, wrapped)).join('') + text.slice(first - 1);
}

function gather(text: string, marks: ReadonlySet<string>): Map<string, string> {
  const notes = new Map<string, string>();
  const starts = startsIn(text).filter((start, place) => place === 0 || start.isLine || marks.has(start.mark));
  starts.forEach(({ end, mark }, place) => {
    const note = withoutMarks(text.slice(end, starts[place + 1]?.at))
      .replaceAll(/\s+/g, ' ')
      .trim();
    // A second note of one mark is a remark that happens to begin alike.
    if (!notes.has(mark)) notes.set(mark, note);
  });
  return notes;
}

/** Divides a text whose names have marks; null where it has none that are explained. */
export function markedList(plain: string): MarkedList | null {
  const text = withAttachedLetters(plain);
  for (const start of startsIn(text)) {
    const byline = withNameMarks(text.slice(0, start.at));
    const marks = new Set(
      marksIn(byline).flatMap((mark) => (/^\d\d+$/.test(mark) ? [mark, ...Array.from(mark)] : [mark])),
    );
    if (isNumbered(text, start, marks)) return { byline, notes: gather(text.slice(start.at), marks) };
  }
  return null;
}
