import { clustersOf } from './readable-text.ts';

/** A stretch of a text that stays in one line; `end` is before the space that follows it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Marks around a text whose direction is its own, such as a name in a list; Unicode's FSI and PDI. */
export const isolate = { open: '\u2068', close: '\u2069' } as const;
const isolated = /\u2068[^\u2069]*\u2069\S*/gu;

/** Between these a line may end anywhere: they are written without spaces. */
const unspaced = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const unspacedWords = /[\p{Script=Thai}\p{Script=Lao}]/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });
const closing = /^[\p{Pe}\p{Pf}\p{Po}]/u;

function partsOf(word: string): string[] {
  if (unspacedWords.test(word)) return Array.from(words.segment(word), ({ segment }) => segment);
  if (unspaced.test(word)) return clustersOf(word);
  return word.split(/(?<=\p{L}{2}[-–—/])(?=\p{L})/u);
}

/** A closing bracket or a full stop never begins a line. */
function stretchesIn(word: string, offset: number): Stretch[] {
  const stretches: Stretch[] = [];
  let start = offset;
  for (const part of partsOf(word)) {
    const end = start + part.length;
    const last = stretches.at(-1);
    if (last !== undefined && closing.test(part)) stretches[stretches.length - 1] = { start: last.start, end };
    else stretches.push({ start, end });
    start = end;
  }
  return stretches;
}

/** Where lines of a text may end: at spaces, after hyphens, and as scripts without spaces allow; isolated parts stay whole. */
export function stretchesOf(text: string): Stretch[] {
  const kept = [...text.matchAll(isolated)].map(({ index, 0: part }) => ({ start: index, end: index + part.length }));
  const stretches: Stretch[] = [];
  let position = 0;
  const spaced = (end: number) => {
    for (const { index, 0: word } of text.slice(position, end).matchAll(/\S+/gu))
      stretches.push(...stretchesIn(word, position + index));
  };
  for (const part of kept) {
    spaced(part.start);
    stretches.push(part);
    position = part.end;
  }
  spaced(text.length);
  return stretches;
}

/** A stretch that is wider than a line, cut where its spaces are, or else between any two letters. */
export function cutStretch(text: string, { start, end }: Stretch): Stretch[] {
  const inner = text.slice(start, end);
  const spaced = [...inner.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({
    start: start + index,
    end: start + index + word.length,
  }));
  if (spaced.length > 1) return spaced;
  let position = start;
  return clustersOf(inner).map((cluster) => {
    const from = position;
    position += cluster.length;
    return { start: from, end: position };
  });
}
