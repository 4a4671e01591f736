import { anyMark, marksIn, withoutMarkCommas, withoutMarks, wrapped, wrappedList } from './marks.ts';

/** A text in two parts: the authors, and the meaning of their marks. */
export interface MarkedList {
  /** The authors, each mark wrapped. */
  readonly byline: string;
  readonly notes: ReadonlyMap<string, string>;
}

const joining = '(?!(?:and|et|und)\\b)';
const closing = '(?:[.):\\]] ?| )';
const onLine = new RegExp(
  `(?:^|\\n)(?:${anyMark} ?|(\\d{1,2})(?:${closing}|(?=[\\p{L}“"']))|([a-z])(?:${closing}|(?=\\p{Lu})))(?=${joining}[\\p{L}\\p{N}“"'(])`,
  'gu',
);
/** Within a line a number may as well belong to an address, so more is asked of it. */
const within = new RegExp(
  `(?:^|\\n|(?<=[;.,]) ?|(?<=[;.,]? ))(?:${anyMark}(?:${closing})?|(\\d{1,2})(?:${closing})?(?=[\\p{Lu}\\p{Lo}])|(?<=(?:^|[;.\\n]) ?)([a-z])(?:${closing}|(?=\\p{Lu})))(?=${joining}[\\p{L}“"'])`,
  'gu',
);
const ending = `(?=\\s*(?:[,;\\n]|$|${anyMark}|and\\b|&))`;
const digitsBehindName = /(?<=[\p{L}.)’'])(\d{1,2}(?:\s*[,–-]\s*\d{1,2})*)(?![\d\p{L}])/gu;
const digitsApart = new RegExp(`(?<=\\p{L}\\.?) (\\d{1,2}(?:\\s*[,–-]\\s*\\d{1,2})*)${ending}`, 'gu');
const lettersApart = new RegExp(`(?<=\\p{L}\\.?) ([a-z](?:\\s*,\\s*[a-z](?![\\p{L}]))*)${ending}`, 'gu');

/** Wraps plain digits and single letters after names. */
export function withNameMarks(byline: string): string {
  let text = byline;
  for (const form of [digitsBehindName, digitsApart, lettersApart])
    text = text.replaceAll(form, (_, list: string) => wrappedList(list));
  return withoutMarkCommas(text);
}

interface Start {
  readonly at: number;
  readonly end: number;
  readonly mark: string;
}

const startsIn = (text: string, pattern: RegExp): Start[] =>
  Array.from(text.matchAll(pattern), (found) => {
    const [whole, sign, digits, letter] = found;
    return { at: found.index, end: found.index + whole.length, mark: sign ?? digits ?? letter ?? '' };
  });

/** “Haddada, Lib”, with “aDepartment” below: superscript letters that became plain and touch the names. */
function withAttachedEmails(text: string): string {
  const line = /^([a-z]) ?(?=\p{Lu})/gmu;
  const emails = new Set(Array.from(text.matchAll(line), ([, letter = '']) => letter));
  const first = text.search(line);
  if (emails.size === 0 || first <= 0) return text;
  const names = text.slice(0, first).split(/(,|\band\b|&|\n)/);
  const ends = new RegExp(`(?<=\\p{L})[${[...emails].join('')}]$`, 'u');
  const isName = (part: string) => /\p{Lu}/u.test(part);
  if (!names.filter(isName).every((part) => ends.test(part.trim()))) return text;
  return names.map((part) => part.trimEnd().replace(ends, wrapped)).join('') + text.slice(first - 1);
}

/** Lines below the affiliations that are no affiliations. */
const other = /^[*✉]?\s*(?:correspond|e-?mail|contact|abstract|keywords?)\b.*$/gim;

function gather(text: string, starts: readonly Start[], marks: ReadonlySet<string>): Map<string, string> {
  const notes = new Map<string, string>();
  const known = starts.filter(({ mark }) => marks.has(mark) || !/^\d/.test(mark));
  known.forEach(({ end, mark }, place) => {
    const note = withoutMarks(
      text.slice(end, known[place + 1]?.at).replaceAll(other, (line) => (end === 0 ? line : '')),
    );
    // A second note with the same mark is a remark that happens to start alike.
    if (!notes.has(mark)) notes.set(mark, note.replaceAll(/\s+/g, ' ').trim());
  });
  return notes;
}

function divided(text: string, pattern: RegExp): (MarkedList & { isComplete: boolean }) | null {
  const starts = startsIn(text, pattern);
  for (const [place, { at, mark }] of starts.entries()) {
    const byline = withNameMarks(text.slice(0, at));
    const referred = marksIn(byline);
    const marks = new Set(referred.flatMap((sign) => (/^\d\d+$/.test(sign) ? [sign, ...Array.from(sign)] : [sign])));
    if (!marks.has(mark) || byline.trim() === '') continue;
    const notes = gather(text, starts.slice(place), marks);
    const isComplete = referred.every((sign) => !/^[\da-z]$/.test(sign) || notes.has(sign));
    return { byline, notes, isComplete };
  }
  return null;
}

/** Splits a text whose names have marks; null if no mark is explained. */
export function markedList(plain: string): MarkedList | null {
  const text = withAttachedEmails(plain);
  const byLines = divided(text, onLine);
  if (byLines?.isComplete) return byLines;
  const byPlaces = divided(text, within);
  return byPlaces?.isComplete || !byLines ? byPlaces : byLines;
}
