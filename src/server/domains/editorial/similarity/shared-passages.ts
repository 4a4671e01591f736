import { fold, type Word } from '../anonymity/search/words.ts';

/** What two texts have in common. */
export interface SharedText {
  /** How much of the first text is also in the second, in per cent. */
  readonly percent: number;
  /** The longest passages, as the first text has them. */
  readonly passages: readonly string[];
}

/** This many words in the same order are hardly ever chance. */
const shingle = 8;
/** A shorter passage is a common phrase and is not reported. */
const shortestPassage = 12;
const mostPassages = 5;
const longestPassage = 300;

type ComparedWord = Omit<Word, 'isCapital'>;

/** The words of a text for comparison, with their places. */
function comparedWords(text: string): ComparedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

function* shinglesOf(words: readonly ComparedWord[]): Generator<string> {
  for (let at = 0; at + shingle <= words.length; at += 1)
    yield words
      .slice(at, at + shingle)
      .map(({ folded }) => folded)
      .join(' ');
}

/** The runs of words that a text shares: first and last place. */
function sharedRuns(words: readonly ComparedWord[], held: ReadonlySet<string>): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  let at = 0;
  for (const one of shinglesOf(words)) {
    const run = runs.at(-1);
    if (held.has(one)) {
      if (run && at <= run.last + 1) run.last = at + shingle - 1;
      else runs.push({ first: at, last: at + shingle - 1 });
    }
    at += 1;
  }
  return runs;
}

const cut = (text: string) => (text.length <= longestPassage ? text : `${text.slice(0, longestPassage).trimEnd()}…`);

/** Compares a text with another one, word by word; null where they share no passage. */
export function sharedPassages(text: string, other: string): SharedText | null {
  const words = comparedWords(text);
  const runs = sharedRuns(words, new Set(shinglesOf(comparedWords(other))));
  const lengthOf = ({ first, last }: { first: number; last: number }) => last - first + 1;
  const passages = runs
    .filter((run) => lengthOf(run) >= shortestPassage)
    .toSorted((one, another) => lengthOf(another) - lengthOf(one))
    .slice(0, mostPassages)
    .map(({ first, last }) => cut(text.slice(words[first]?.start, words[last]?.end).replaceAll(/\s+/g, ' ')));
  if (passages.length === 0) return null;
  const shared = runs.reduce((sum, run) => sum + lengthOf(run), 0);
  return { percent: Math.max(1, Math.round((100 * shared) / words.length)), passages };
}
