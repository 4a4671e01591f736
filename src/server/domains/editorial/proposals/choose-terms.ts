import type { WeighedWord } from './manuscript-words.ts';

/** A word as the index has it. */
export interface IndexedWord {
  /** The words of the manuscript's list that come to this one, from 1. */
  readonly places: readonly number[];
  readonly lexeme: string;
  /** The share of articles that are about it, roughly: what the database has not counted is rare. */
  readonly share: number;
}

/** A word by which people are compared with a manuscript. */
export interface Term {
  readonly lexeme: string;
  /** As the manuscript writes it. */
  readonly word: string;
  readonly weight: number;
}

const mostTerms = 40;
/** The articles that one comparison looks at; it bounds how long it takes, however many articles there are. */
const mostArticles = 8000;
/** A word of more articles than this says too little of any. */
export const commonFrom = 1500;

/**
 * The words that say most of a manuscript, the most telling first: those that it gives most weight, without those that so many
 * articles are about that they tell nobody apart.
 */
export function chooseTerms(
  words: readonly WeighedWord[],
  indexed: readonly IndexedWord[],
  totalArticles: number,
): Term[] {
  const weighed = indexed
    .flatMap(({ places, lexeme, share }) => {
      const written = places.flatMap((place) => words[place - 1] ?? []);
      const [first] = written;
      const articles = share * totalArticles;
      if (!first || articles > commonFrom) return [];
      return [{ lexeme, word: first.word, weight: Math.max(...written.map(({ weight }) => weight)), articles }];
    })
    .toSorted((one, other) => other.weight - one.weight || one.articles - other.articles);
  const chosen: Term[] = [];
  let looked = 0;
  for (const { articles, ...term } of weighed) {
    if (chosen.length === mostTerms) break;
    if (looked + articles > mostArticles) continue;
    looked += articles;
    chosen.push(term);
  }
  return chosen;
}
