/** Runs of letters and digits; invisible marks (soft hyphens, joiners) belong to the word around them. */
export const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|\p{Cf}(?=[\p{L}\p{N}]))*/gu;

/** A typed word and its position in the query. */
export interface TypedWord {
  readonly text: string;
  readonly start: number;
}

/** A search term: one word, or several in this order. */
export interface Term {
  readonly kind: 'term';
  readonly words: readonly TypedWord[];
  readonly isExcluded: boolean;
  /** In quotation marks: exact. */
  readonly isQuoted: boolean;
}

/** A query as a list of terms; all of them must be met, but of two with `or` between them only one. */
export type ParsedQuery = readonly (Term | { readonly kind: 'or' })[];

const chunks = /(?<![^\s"“”„«»])(-?)(?:["“”„«»]([^"“”„«»]*)["“”„«»]?|([^\s"“”„«»]+))/gu;

function wordsOf(text: string, start: number): TypedWord[] {
  return Array.from(text.matchAll(wordPattern), (found) => ({ text: found[0], start: start + found.index }));
}

/** Parses a typed query: words, "phrases", -exclusions and or; no input is invalid. */
export function parseQuery(query: string): ParsedQuery {
  const parsed: (Term | { kind: 'or' })[] = [];
  for (const chunk of query.matchAll(chunks)) {
    const [whole, minus, quoted, bare] = chunk;
    const inside = quoted ?? bare ?? '';
    if (quoted === undefined && minus === '' && /^or$/i.test(inside)) {
      parsed.push({ kind: 'or' });
      continue;
    }
    const found = wordsOf(inside, chunk.index + whole.indexOf(inside, minus?.length ?? 0));
    if (found.length > 0)
      parsed.push({ kind: 'term', words: found, isExcluded: minus === '-', isQuoted: quoted !== undefined });
  }
  return parsed.filter(
    (part, index) => part.kind === 'term' || (parsed[index - 1]?.kind === 'term' && parsed[index + 1]?.kind === 'term'),
  );
}

/** The terms of a query, without operators. */
export const termsOf = (query: ParsedQuery): Term[] => query.filter((part) => part.kind === 'term');
