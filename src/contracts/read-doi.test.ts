import { expect, test } from 'vitest';
import { findDoi, readDoi } from './read-doi.ts';

const angled = '10.5555/1520(87)115<16:A>2.0.CO;2';

test.each([
  [angled, angled],
  ['https://doi.org/10.5555/1520(87)115%3C16:A%3E2.0.CO;2', angled],
  ['doi: 10.5555/a;b.', '10.5555/a;b.'],
  ['10.5555/50%25', '10.5555/50%25'],
  ['10.5555/tiny#1?x=2', '10.5555/tiny#1?x=2'],
  ['10.1000.10/123', '10.1000.10/123'],
  ['DOI 10.5555/x (in press)', '10.5555/x'],
  ['none', null],
])('an identifier %s is the DOI as a whole', (written, doi) => {
  expect(readDoi(written)).toBe(doi);
});

test.each([
  [`Ek 1987. doi:${angled}.`, angled],
  ['<10.5555/x>', '10.5555/x'],
  ['10.5555/x</p>', '10.5555/x'],
  ['(see 10.5555/x(1)y).', '10.5555/x(1)y'],
  ['10.5555/a<b', '10.5555/a'],
])('in a text, %s holds a DOI without what surrounds it', (written, doi) => {
  expect(findDoi(written)).toBe(doi);
});
