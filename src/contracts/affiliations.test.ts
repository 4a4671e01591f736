import { expect, test } from 'vitest';
import { affiliationsIn } from './affiliations.ts';

test.each([
  ['University of Dunes', ['University of Dunes']],
  ['University of Dunes; Institute of Kites, Sharjah', ['University of Dunes', 'Institute of Kites, Sharjah']],
  ['A ;B;; A', ['A', 'B']],
  ['جامعة الكثبان؛ معهد الطائرات', ['جامعة الكثبان', 'معهد الطائرات']],
  [' ', []],
])('two affiliations are two: %j', (typed, affiliations) => {
  expect(affiliationsIn(typed)).toEqual(affiliations);
});
