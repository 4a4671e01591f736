import { expect, test } from 'vitest';
import { countFacets } from './count-facets.ts';

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
