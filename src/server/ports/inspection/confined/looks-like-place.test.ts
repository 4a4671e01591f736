import { expect, test } from 'vitest';
import { webAddressOf } from './looks-like-place.ts';

test.each([
  ['https://example.org/a?b=c@d', 'https://example.org/a?b=c@d'],
  [' http://example.org ', 'http://example.org'],
  ['HTTPS://doe:a@b@example.org/', 'HTTPS://example.org/'],
  ['ftp://doe@example.org', 'ftp://example.org'],
  ['www.example.org/a', 'www.example.org/a'],
  ['doi:10.5555/a', 'doi:10.5555/a'],
  ['www.doe@example.org', null],
  ['https://doe@', null],
  ['https:///home/doe', null],
  ['mailto:doe@example.org', null],
  ['file:///C:/doe/a.htm', null],
  ['../doe/a.htm', null],
])('an address on the web is one without who signs in there: %s', (written, address) => {
  expect(webAddressOf(written)).toBe(address);
});
