import { expect, test } from 'vitest';
import { aCitedWork } from './cited-work-fixture.ts';
import { orcidWork } from './orcid-work.ts';

test('an article is a work with its DOI, and the journal it is part of', () => {
  expect(orcidWork(aCitedWork())).toEqual({
    title: { title: { value: 'Homework after the bell' } },
    'journal-title': { value: 'Emirates Journal' },
    type: 'journal-article',
    'publication-date': { year: { value: '2026' }, month: { value: '03' }, day: { value: '04' } },
    'external-ids': {
      'external-id': [
        {
          'external-id-type': 'doi',
          'external-id-value': '10.5555/eijer.1',
          'external-id-url': { value: 'https://doi.org/10.5555/eijer.1' },
          'external-id-relationship': 'self',
        },
        { 'external-id-type': 'issn', 'external-id-value': '2998-4017', 'external-id-relationship': 'part-of' },
      ],
    },
    url: { value: aCitedWork().address },
    'language-code': 'en',
  });
});

test('without a DOI its address identifies it, and a year stays a year', () => {
  const { address } = aCitedWork();
  expect(orcidWork(aCitedWork({ doi: null, issn: null, published: ['2011'] }))).toMatchObject({
    'publication-date': { year: { value: '2011' } },
    'external-ids': { 'external-id': [{ 'external-id-type': 'uri', 'external-id-value': address }] },
  });
});
