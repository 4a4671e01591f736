import { expect, test } from 'vitest';
import { doiHref } from './doi-href.ts';

test.each([
  ['10.5555/a(87)1<6:A>2.0.CO;2', '10.5555/a(87)1%3C6:A%3E2.0.CO;2'],
  ['10.5555/tiny#1?x=2', '10.5555/tiny%231%3Fx=2'],
  ['10.5555/50%', '10.5555/50%25'],
])('the address of %s leads to that DOI and to no other', (doi, path) => {
  expect(doiHref(doi)).toBe(`https://doi.org/${path}`);
});
