import { expect, test } from 'vitest';
import { shownPages } from './pagination.tsx';

const shown = (current: number, pageCount: number) =>
  shownPages(current, pageCount)
    .map(({ page }) => page ?? '…')
    .join(' ');

test('a short list shows every page', () => {
  expect(shown(2, 4)).toBe('1 2 3 4');
});

test('a long list shows both ends and the neighbours', () => {
  expect(shown(6, 12)).toBe('1 … 5 6 7 … 12');
});

test('a single page is never hidden behind a gap', () => {
  expect(shown(4, 12)).toBe('1 2 3 4 5 … 12');
});
