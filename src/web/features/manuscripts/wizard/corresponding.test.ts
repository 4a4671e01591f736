import { expect, test } from 'vitest';
import { correspondingPlace, withCorresponding } from './corresponding.ts';
import { blankAuthor } from './draft.ts';

const three = [blankAuthor, blankAuthor, blankAuthor];

test('the first author is the corresponding one until another is chosen', () => {
  expect(correspondingPlace(three)).toBe(0);
  expect(correspondingPlace(withCorresponding(three, 2))).toBe(2);
});

test('there is one at most', () => {
  const twice = withCorresponding(withCorresponding(three, 1), 2);
  expect(twice.map(({ isCorresponding }) => isCorresponding)).toEqual([false, false, true]);
});
