import { expect, test } from 'vitest';
import { countFacets, facetsOfEverything } from './count-facets.ts';

const journals = [
  { id: '1', abbreviation: 'A', title: 'Alpha', subject: 'Engineering' },
  { id: '2', abbreviation: 'B', title: 'Beta', subject: 'Engineering' },
  { id: '3', abbreviation: 'C', title: 'Gamma', subject: 'Legal Studies' },
];
const counts = [
  { journalId: '1', year: '2020', found: 2 },
  { journalId: '1', year: '2021', found: 1 },
  { journalId: '2', year: '2021', found: 4 },
  { journalId: '3', year: '2020', found: 8 },
];
const short = (facets: readonly { value: string; count: number }[]) =>
  facets.map(({ value, count }) => `${value} ${count}`);

test('without a choice everything is counted, the most first, years from the latest', () => {
  const { facets, total } = countFacets(counts, journals, {});
  expect(total).toBe(15);
  expect(facets.journal[0]).toEqual({ value: 'C', label: 'Gamma', count: 8 });
  expect(short(facets.journal)).toEqual(['C 8', 'B 4', 'A 3']);
  expect(short(facets.subject)).toEqual(['Legal Studies 8', 'Engineering 7']);
  expect(short(facets.year)).toEqual(['2021 5', '2020 10']);
});

test('each facet is counted by the other choices only', () => {
  const { facets, total } = countFacets(counts, journals, { subject: 'Engineering', year: '2021' });
  expect(total).toBe(5);
  expect(short(facets.journal)).toEqual(['B 4', 'A 1']);
  expect(short(facets.subject)).toEqual(['Engineering 5']);
  expect(short(facets.year)).toEqual(['2021 5', '2020 2']);
});

test('a choice that leaves nothing is still shown, by its name', () => {
  const { facets, total } = countFacets([], journals, { journal: 'A', year: '1999' });
  expect(total).toBe(0);
  expect(facets).toEqual({
    journal: [{ value: 'A', label: 'Alpha', count: 0 }],
    subject: [],
    year: [{ value: '1999', label: '1999', count: 0 }],
  });
});

test('what is counted already comes to the same facets as each journal’s years', () => {
  const sumBy = (key: 'journalId' | 'year', some: typeof counts) =>
    [...new Set(some.map((one) => one[key]))].map((value) => ({
      value,
      found: some.filter((one) => one[key] === value).reduce((sum, { found }) => sum + found, 0),
    }));
  for (const narrowing of [{}, { year: '2021' }, { subject: 'Engineering' }, { journal: 'C', year: '2021' }]) {
    const { year, subject, journal } = { year: undefined, subject: undefined, journal: undefined, ...narrowing };
    const isMeant = (id: string) =>
      journals.some(
        (one) =>
          one.id === id &&
          (subject ?? one.subject) === one.subject &&
          (journal ?? one.abbreviation) === one.abbreviation,
      );
    const ofYear = counts.filter((one) => year === undefined || one.year === year);
    const ofJournals = sumBy('journalId', ofYear).map(({ value, found }) => ({ journalId: value, found }));
    const meant = counts.filter(({ journalId }) => isMeant(journalId));
    const ofYears = sumBy('year', meant).map(({ value, found }) => ({ year: value, found }));
    expect(facetsOfEverything({ ofJournals, ofYears }, journals, narrowing)).toEqual(
      countFacets(counts, journals, narrowing),
    );
  }
});
