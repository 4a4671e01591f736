import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test('only known query parameters count, in one order', () => {
  const url = '/search?page=2&subject=Engineering';
  expect(pageKey('/search?utm_source=x&page=2&subject=Engineering')).toEqual({ url, isCached: true });
  expect(pageKey('/search?subject=Engineering&page=2').url).toBe(url);
  expect(pageKey('/?fbclid=1').url).toBe('/');
});

test('a search is known by its words and choices, which mean nothing elsewhere; pages of typed words are not kept', () => {
  expect(pageKey('/search?year=2021&sort=newest&journal=EIJER&x=1')).toEqual({
    url: '/search?journal=EIJER&year=2021&sort=newest',
    isCached: true,
  });
  expect(pageKey('/search?q=bees&page=2')).toEqual({ url: '/search?page=2&q=bees', isCached: false });
  expect(pageKey('/search.data?q=bees').url).toBe('/search.data?q=bees');
  expect(pageKey('/?q=bees&year=2021')).toEqual({ url: '/', isCached: true });
});

test.each([
  ['/', '/'],
  ['/policies', '/policies'],
  ['/editorial-board', '/editorial-board'],
  ['/proceedings', '/proceedings?subject=Engineering'],
  ['/journal/publications', '/journal/publications?subject=Engineering'],
  ['/journal/EIJER', '/journal/EIJER?page=2'],
  ['/journal/EIJER.data', '/journal/EIJER.data?page=2&_routes=journal'],
  ['/journal/EIJER/an-id', '/journal/EIJER/an-id'],
  ['/productDisplay', '/productDisplay?canceled=true'],
])('%s has its own parameters and no other', (path, url) => {
  const all = 'page=2&subject=Engineering&tab=1&canceled=true&_routes=journal&year=2020&sort=newest';
  expect(pageKey(`${path}?${all}`)).toEqual({ url, isCached: true });
});

test.each([
  '/journal?subject=Alchemy',
  '/journal?subject=',
  '/journal/EIJER?page=x',
  '/search?sort=title',
  '/search?year=21',
  '/search?subject=engineering',
  '/productDisplay?success=maybe',
  '/productDisplay?canceled=true&reason=anything',
])('%s is shown as it is asked for, and not kept', (url) => {
  expect(pageKey(url)).toEqual({ url, isCached: false });
});

test('a value that is too long, or holds what is not seen, leads nowhere; words to search for are tidied later', () => {
  const long = 'x'.repeat(201);
  for (const url of [`/search?q=${long}`, `/journal?subject=${long}`, '/journal?subject=%00', '/search?journal=a%0Ab'])
    expect(pageKey(url), url).toEqual({ url: '/not-found', isCached: false });
  expect(pageKey(`/search.data?q=${long}`)).toEqual({ url: '/not-found.data', isCached: false });
  expect(pageKey(`/search?q=${'x'.repeat(200)}`).url).toBe(`/search?q=${'x'.repeat(200)}`);
  expect(pageKey('/search?q=%00').url).toBe('/search?q=%00');
  expect(pageKey(`/policies?q=${long}`).url).toBe('/policies');
});

test.each([
  'http://example.org/dashboard/users',
  'dashboard',
  '//',
  '//[',
  '//evil.example/',
  '/\\',
  '/\\evil.example/journal',
  '/journal\\EIJER',
  '/%2e%2e/',
  '/x/%2e%2e/dashboard/1',
  '/x/..%2fdashboard/1',
  '/journal/.',
  '/journal/%zz',
  '/journal/%00',
  '/journal/%0a',
  '/x%0d%0aset-cookie:a=b',
  '/journal/%e2%80%a8',
])('%j is no address: not found, and never kept', (url) => {
  expect(pageKey(url)).toEqual({ url: '/not-found', isCached: false });
});

test.each(['/journal/..x', '/.env', '/a.b/..c'])('%s is an address like any other', (url) => {
  expect(pageKey(url).url).toBe(url);
});

test('a payment’s session id makes no page of its own', () => {
  expect(pageKey('/productDisplay?success=true&session_id=cs_test_1').url).toBe('/productDisplay?success=true');
});

test.each([
  '/dashboard/1',
  '/verify-email/secret',
  '/reset-password/secret',
  '/change-email/secret',
  '/cancel-email-change/secret',
  '/sandbox/checkout/cs_test_1',
  '/dashboard/1.data',
  '/checkout/1/fullIssue/2/amal%40example.org/vol1Issue2',
  '/CHECKOUT/1/fullIssue/2/amal%40example.org/vol1Issue2.data',
  '/checkout/1/publisharticle/2/amal%40example.org',
  '/checkout/1/publisharticle/2/amal%40example.org/handling_fee_1.data',
  '/returnPayment?session_id=cs_test_1',
])('%s is never kept', (url) => {
  expect(pageKey(url).isCached).toBe(false);
});
