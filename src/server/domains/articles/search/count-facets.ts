import type { Facets } from '../../../../contracts/search.ts';

/** How many found articles a journal has of one year. */
export interface FoundCount {
  readonly journalId: string;
  readonly year: string;
  readonly found: number;
}

/** Stored totals of the site: by journal within the requested year, by year within the journals. */
export interface EverythingCounted {
  readonly ofJournals: readonly Omit<FoundCount, 'year'>[];
  readonly ofYears: readonly Omit<FoundCount, 'journalId'>[];
}

export interface FacetJournal {
  readonly id: string;
  readonly abbreviation: string;
  readonly title: string;
  readonly subject: string;
}

/** What the results are narrowed down to; undefined where they are not. */
export interface Narrowing {
  readonly journal?: string | undefined;
  readonly subject?: string | undefined;
  readonly year?: string | undefined;
}

/** The facets, and how many results there are. */
export interface Counted {
  readonly facets: Record<keyof Facets, Facet[]>;
  readonly total: number;
}

type Facet = Facets['journal'][number] & { readonly count: number };

interface Group extends Omit<FacetJournal, 'id'> {
  readonly year: string;
  readonly found: number;
}

type Dimension = keyof Narrowing;

const valueOf = (group: Group, dimension: Dimension) =>
  dimension === 'journal' ? group.abbreviation : group[dimension];

const isWithin = (group: Group, narrowing: Narrowing, except?: Dimension) =>
  (['journal', 'subject', 'year'] as const).every(
    (dimension) =>
      dimension === except || narrowing[dimension] === undefined || valueOf(group, dimension) === narrowing[dimension],
  );

function facet(
  groups: readonly Group[],
  narrowing: Narrowing,
  dimension: Dimension,
  labelOf: (value: string) => string,
): Facet[] {
  const facets = new Map<string, Facet>();
  for (const group of groups) {
    const value = valueOf(group, dimension);
    const counted = isWithin(group, narrowing, dimension) ? group.found : 0;
    facets.set(value, { value, label: labelOf(value), count: (facets.get(value)?.count ?? 0) + counted });
  }
  const chosen = narrowing[dimension];
  if (chosen !== undefined && !facets.has(chosen))
    facets.set(chosen, { value: chosen, label: labelOf(chosen), count: 0 });
  return [...facets.values()].filter(({ count, value }) => count > 0 || value === chosen);
}

const mostFirst = (a: Facet, b: Facet) => b.count - a.count || a.label.localeCompare(b.label, 'en');
const latestFirst = (a: Facet, b: Facet) => b.value.localeCompare(a.value, 'en');

/** The facets of a search and the number of its results; each facet is counted without its own choice. */
export function countFacets(
  counts: readonly FoundCount[],
  journals: readonly FacetJournal[],
  narrowing: Narrowing,
): Counted {
  const byId = new Map(journals.map((journal) => [journal.id, journal]));
  const titles = new Map(journals.map(({ abbreviation, title }) => [abbreviation, title]));
  const groups = counts.flatMap(({ journalId, year, found }) => {
    const journal = byId.get(journalId);
    return journal ? [{ ...journal, year, found }] : [];
  });
  return {
    facets: {
      journal: facet(groups, narrowing, 'journal', (value) => titles.get(value) ?? value).toSorted(mostFirst),
      subject: facet(groups, narrowing, 'subject', String).toSorted(mostFirst),
      year: facet(groups, narrowing, 'year', String).toSorted(latestFirst),
    },
    total: groups.filter((group) => isWithin(group, narrowing)).reduce((sum, { found }) => sum + found, 0),
  };
}

/** The facets of everything that there is: the counts of journals are those of the year already, those of years of the journals. */
export function facetsOfEverything(
  { ofJournals, ofYears }: EverythingCounted,
  journals: readonly FacetJournal[],
  narrowing: Narrowing,
): Counted {
  const { year = '' } = narrowing;
  const { facets, total } = countFacets(
    ofJournals.map((one) => ({ ...one, year })),
    journals,
    narrowing,
  );
  const years = ofYears.map((one) => ({ value: one.year, label: one.year, count: one.found }));
  const isMissing = year !== '' && !years.some(({ value }) => value === year);
  const chosen = isMissing ? [{ value: year, label: year, count: 0 }] : [];
  return { facets: { ...facets, year: [...years, ...chosen].toSorted(latestFirst) }, total };
}

/** The choices alone, where more was found than is counted. */
export const withoutCounts = (facets: Facets): Facets => {
  const uncounted = (choices: Facets['journal']) => choices.map((choice) => ({ ...choice, count: null }));
  return { journal: uncounted(facets.journal), subject: uncounted(facets.subject), year: uncounted(facets.year) };
};
