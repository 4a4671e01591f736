import { type ParsedQuery, type Term, termsOf } from './parse-query.ts';

/** What the index says of a typed word. */
export interface WordFacts {
  /** The form for comparison: lower case, without accents; several words if the text has signs between them. */
  readonly folded: string;
  /** A little word that is in every text. */
  readonly isCommon: boolean;
  readonly isKnown: boolean;
  /** Whether any word begins with it. */
  readonly isBeginning: boolean;
}

export type FactsOf = (word: string) => WordFacts | undefined;

/** A search for the database; its texts contain only letters, digits, spaces, quotation marks and minus signs. */
export interface SearchPlan {
  /** In the grammar of PostgreSQL's `websearch_to_tsquery`. */
  readonly words: string;
  /** Also the prefix, for a last word that is still being typed. */
  readonly beginning: string | null;
  /** `simple` where every word is a little one: then names alone are meant. */
  readonly language: 'english' | 'simple';
  /** Every word that may be shown as found. */
  readonly marked: readonly string[];
}

/** Each is compared with thousands of words, and a longer query is not a search for words. */
const mostMistyped = 3;

const isPlainWord = /^\p{L}{4,40}$/u;

/** Words that no article has and that may be misspelt; quoted and excluded words are intended. */
export function mistypedWords(query: ParsedQuery, factsOf: FactsOf): string[] {
  const beginning = unfinishedWord(query, factsOf);
  const typed = termsOf(query)
    .filter((term) => !term.isExcluded && !term.isQuoted)
    .flatMap((term) => term.words);
  const mistyped = typed
    .filter((word) => {
      const facts = factsOf(word.text);
      return facts && word !== beginning && !facts.isKnown && !facts.isCommon && isPlainWord.test(facts.folded);
    })
    .map((word) => word.text);
  return mistyped.length > mostMistyped ? [] : mistyped;
}

/** The last word, where it is no word of any article but begins one. */
function unfinishedWord(query: ParsedQuery, factsOf: FactsOf): Term['words'][number] | undefined {
  const last = query.at(-1);
  if (last?.kind !== 'term' || last.isExcluded || last.isQuoted || query.at(-2)?.kind === 'or') return undefined;
  const [word, ...more] = last.words;
  const facts = word && more.length === 0 ? factsOf(word.text) : undefined;
  return facts && !facts.isKnown && !facts.isCommon && facts.isBeginning ? word : undefined;
}

function written(term: Term, factsOf: FactsOf): string | null {
  const folded = term.words.flatMap((word) => factsOf(word.text)?.folded ?? []).join(' ');
  if (folded === '') return null;
  return `${term.isExcluded ? '-' : ''}"${folded}"`;
}

/** Turns a query into a search; null if it contains nothing to search for. */
export function planSearch(query: ParsedQuery, factsOf: FactsOf): SearchPlan | null {
  const unfinished = unfinishedWord(query, factsOf);
  const beginning = unfinished ? (factsOf(unfinished.text)?.folded ?? null) : null;
  const parts = query.map((part) => {
    if (part.kind === 'or') return 'or';
    return unfinished && part.words.includes(unfinished) ? null : written(part, factsOf);
  });
  const wanted = termsOf(query)
    .filter((term) => !term.isExcluded)
    .flatMap((term) => term.words.flatMap((word) => factsOf(word.text) ?? []));
  const words = parts.filter((part) => part !== null).join(' ');
  if (words === '' && beginning === null) return null;
  const areCommon = wanted.length > 0 && wanted.every((facts) => facts.isCommon);
  return {
    words,
    beginning,
    language: areCommon ? 'simple' : 'english',
    marked: wanted.filter((facts) => facts.folded !== beginning).map((facts) => facts.folded),
  };
}

/** The query as it would have been typed with other words in the place of some. */
export function rewriteQuery(query: string, parsed: ParsedQuery, instead: ReadonlyMap<string, string>): string {
  let rewritten = '';
  let done = 0;
  for (const { text, start } of termsOf(parsed).flatMap((term) =>
    term.isQuoted || term.isExcluded ? [] : term.words,
  )) {
    rewritten += query.slice(done, start) + (instead.get(text) ?? text);
    done = start + text.length;
  }
  return rewritten + query.slice(done);
}
