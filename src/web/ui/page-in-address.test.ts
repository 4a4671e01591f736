import { expect, test } from 'vitest';
import { pageInAddress } from './page-in-address.ts';

const asked = (search: string) => pageInAddress(new URLSearchParams(search));

test('an address without a page asks for the first', () => {
  expect(asked('')).toBe(1);
  expect(asked('page=3')).toBe(3);
});

test.each(['0', '-1', '1.5', 'x', '', '1000000', '01'])('page=%s is no page', (page) => {
  expect(asked(`page=${page}`)).toBeNull();
});
