/** A word of a manuscript: as it is first written there, and how much it says of what the manuscript is about. */
interface WeighedWord {
  readonly word: string;
  readonly weight: number;
}

interface AboutText {
  readonly title: string;
  readonly abstract: string;
  readonly keywords: readonly string[];
}

// Title and keywords say what a text is about; an abstract mentions much more.
const titleWeight = 3;
const most = 400;
const isTelling = (word: string) => word.length >= 3 && /\p{L}/u.test(word);

/** The words of title, keywords and abstract; repeated words weigh more, with a diminishing effect. */
export function manuscriptWords({ title, abstract, keywords }: AboutText): WeighedWord[] {
  const counted = new Map<string, { word: string; place: number; times: number }>();
  const count = (text: string, place: number) => {
    for (const word of text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
      if (!isTelling(word)) continue;
      const known = counted.get(word.toLowerCase()) ?? { word, place: 0, times: 0 };
      counted.set(word.toLowerCase(), {
        word: known.word,
        place: Math.max(known.place, place),
        times: known.times + 1,
      });
    }
  };
  for (const keyword of keywords) count(keyword, titleWeight);
  count(title, titleWeight);
  count(abstract, 1);
  return [...counted.values()]
    .map(({ word, place, times }) => ({ word, weight: place + Math.log(times) }))
    .slice(0, most);
}

/** A word in the form of the index. */
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

/** The most telling words of a manuscript, best first, without words that are in too many articles to tell people apart. */
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
