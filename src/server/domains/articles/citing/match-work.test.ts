import { expect, test } from 'vitest';
import type { FoundWork } from '../../../ports/work-search/work-search.ts';
import { matchWork } from './match-work.ts';

const work: FoundWork = {
  doi: '10.5555/dunes',
  score: 90,
  title: 'Wandering dunes of the <i>Arabian</i> coast',
  firstAuthor: 'Háddad',
  year: '2019',
  volume: '12',
  firstPage: '101',
};
const citation = 'Haddad, L. Wandering Dunes of the Arabian Coast. J. Dunes 12(3), 101–119 (2019).';
const found = (changes: Partial<FoundWork> = {}, text = citation) => matchWork(text, [{ ...work, ...changes }]);

test.each<[string, Partial<FoundWork>, string?]>([
  ['everything agrees', {}],
  ['it came out online the year before', { year: '2018' }],
  ['a journal that leaves titles out', { title: 'Something else' }, 'L. Háddad, J. Dunes 12, 101 (2019), and so on'],
  ['a book, without volume and pages', { volume: '', firstPage: '' }],
  [
    'a word of the title is spelt otherwise',
    { title: 'Wandering dunes of the Arabian coast and of its many isles now in sight', score: 90 },
    `${citation.replace('Coast', 'coast and of its many isles now in view')} of the`,
  ],
])('a work is meant: %s', (_, changes, text) => {
  expect(found(changes, text)).toBe('10.5555/dunes');
});

test.each<[string, Partial<FoundWork>, string?]>([
  ['the search hardly likes it', { score: 20 }],
  ['another year', { year: '2009' }],
  ['no year', { year: '' }],
  ['another title, and no page', { title: 'Fish of the coast', firstPage: '' }],
  ['a short title within another', { title: 'Dunes', firstAuthor: 'Other', volume: '7', firstPage: '9' }],
  ['a title and a year alone', { firstAuthor: 'Other', volume: '7', firstPage: '9' }],
])('a work is not meant: %s', (_, changes, text) => {
  expect(found(changes, text)).toBeNull();
});

test('of several works the one that agrees best is meant; of two that agree alike, none', () => {
  const preprint = { ...work, doi: '10.5555/preprint', volume: '', firstPage: '' };
  expect(matchWork(citation, [preprint, work])).toBe('10.5555/dunes');
  expect(matchWork(citation, [work, { ...work, doi: '10.5555/reprint' }])).toBeNull();
  expect(matchWork(citation, [])).toBeNull();
});
