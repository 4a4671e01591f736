import { expect, test } from 'vitest';
import type { PublicAuthor } from '../../../contracts/articles.ts';
import { numberAffiliations } from './byline.tsx';

const from = (...affiliations: string[]): PublicAuthor => ({
  authorTitle: null,
  authorGivenName: 'A',
  authorLastName: 'B',
  authorAffiliation: affiliations.join('; '),
  affiliations,
  orcid: null,
  isCorresponding: false,
});

test('affiliations are numbered in the order of the authors, each once', () => {
  const { authors, affiliations } = numberAffiliations([from('Dubai'), from('Riyadh', 'Dubai')]);
  expect(affiliations).toEqual(['Dubai', 'Riyadh']);
  expect(authors.map(({ numbers }) => numbers)).toEqual([[1], [2, 1]]);
});

test('an affiliation that all share needs no number', () => {
  expect(numberAffiliations([from('Dubai'), from('Dubai')]).authors.map(({ numbers }) => numbers)).toEqual([[], []]);
});

test('an affiliation known only as text is taken as it is', () => {
  expect(numberAffiliations([{ ...from(), authorAffiliation: 'Muscat' }]).affiliations).toEqual(['Muscat']);
});
