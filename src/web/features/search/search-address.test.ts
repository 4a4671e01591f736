import { expect, test } from 'vitest';
import { narrowedTo, searchHref, widened } from './search-address.ts';
import { searchInAddress } from './search-in-address.server.ts';

const read = (query: string) => searchInAddress(new URLSearchParams(query));

test('an address is read and written the same; what is usual is left out', () => {
  for (const address of [
    '/search',
    '/search?q=bees',
    '/search?q=a+b&journal=EIJER&subject=Legal+Studies&year=2021&sort=newest&page=3',
  ]) {
    const search = read(address.split('?')[1] ?? '');
    expect(search && searchHref(search)).toBe(address);
  }
});

test('what people type is tidied: breaks, spaces at the ends', () => {
  expect(read(`q=%00+a%0Ab+`)?.q).toBe('a b');
  expect(read('q=a&sort=title&journal=')).toEqual({ q: 'a', sort: 'relevance', page: 1 });
});

test.each([
  'page=0',
  'page=x',
  'year=21',
  "year=2021'",
  'subject=Alchemy',
  `journal=${'x'.repeat(101)}`,
  `q=${'x'.repeat(201)}`,
])('%s is no address of ours', (query) => {
  expect(read(query)).toBeNull();
});

test('another choice begins at the first page', () => {
  const search = read('q=a&journal=X&year=2020&sort=newest&page=4');
  expect(search && searchHref(narrowedTo(search, 'year', undefined))).toBe('/search?q=a&journal=X&sort=newest');
  expect(search && searchHref(widened(search))).toBe('/search?q=a&sort=newest');
});
