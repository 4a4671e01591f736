import { expect, test } from 'vitest';
import { nameAt } from './name-at.ts';

test.each([
  ['', null, 'Volume 3, Issue 4'],
  ['Volume 3, Issue 3', 'Volume 3, Issue 3', 'Volume 3, Issue 4'],
  ['Volume 3, Issue 3: Winds', 'Volume 3, Issue 3', 'Volume 3, Issue 4: Winds'],
  ['Winds', 'Volume 3, Issue 3', 'Winds'],
  ['Volume 1, Issue 1: Winds', 'Volume 3, Issue 3', 'Volume 1, Issue 1: Winds'],
  ['Volume 1, Issue 1: Winds', null, 'Volume 1, Issue 1: Winds'],
])('the name %j of an issue that stood at %j becomes %j', (name, before, after) => {
  expect(nameAt(name, before, 'Volume 3, Issue 4')).toBe(after);
});
