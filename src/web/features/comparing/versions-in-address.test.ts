import { expect, test } from 'vitest';
import { versionsInAddress } from './versions-in-address.ts';

test.each([
  ['', [3, 4]],
  ['before=1&after=3', [1, 3]],
  ['before=3&after=1', [3, 4]],
  ['before=2&after=2', [3, 4]],
  ['before=1&after=5', [3, 4]],
  ['before=0&after=x', [3, 4]],
])('of four versions, the address ?%s compares %j', (address, [before, after]) => {
  expect(versionsInAddress(new URLSearchParams(address), 4)).toEqual({ before, after });
});
