import { expect, test } from 'vitest';
import { citedDois } from './cited-dois.ts';

test.each([
  ['See https://doi.org/10.1234/Dunes.1.', ['10.1234/dunes.1']],
  ['(doi:10.1016/s0140-6736(97)11096-0)', ['10.1016/s0140-6736(97)11096-0']],
  ['[10.1234/a], 10.1234/a; and 10.1234/b)', ['10.1234/a', '10.1234/b']],
  ['10.1234/cut-\noff and more', ['10.1234/cut-', '10.1234/cut-off']],
  ['version 10.2, page 10/12', []],
])('the DOIs in %j', (text, dois) => {
  expect(citedDois(text)).toEqual(dois);
});
