import { indexes, type AskedFor, type Index } from '../../../contracts/indexing.ts';

/** How ready a journal is for an index. */
export interface Readiness {
  readonly index: Index;
  readonly missing: readonly AskedFor[];
  readonly missingAdvice: readonly AskedFor[];
  readonly met: readonly AskedFor[];
}

/** For each index what is missing, what else it recommends, and what is there. */
export const readinessOf = (askedFor: readonly AskedFor[]): Readiness[] =>
  indexes.map((index) => ({
    index,
    missing: askedFor.filter(({ required, missing }) => required.includes(index) && missing > 0),
    missingAdvice: askedFor.filter(({ advised, missing }) => advised.includes(index) && missing > 0),
    met: askedFor.filter(
      ({ required, advised, missing }) => [...required, ...advised].includes(index) && missing === 0,
    ),
  }));
