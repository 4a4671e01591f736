import { expect, test } from 'vitest';
import { authorName, partSuffix } from './author-name.ts';

test.each([
  ['Şule', 'Karadağ', 'Şule Karadağ'],
  ['小明', '王', '王小明'],
  ['太郎', '山田', '山田太郎'],
  ['민수', '김', '김민수'],
  ['Xiaoming 小明', 'Wang 王', 'Xiaoming 小明 Wang 王'],
  ['', 'The Dune Consortium', 'The Dune Consortium'],
  ['', '国立天文台', '国立天文台'],
  ['محمد', 'الحسني', 'محمد الحسني'],
])('%s · %s is written %s', (authorGivenName, authorLastName, whole) => {
  expect(authorName({ authorGivenName, authorLastName })).toBe(whole);
});

test.each([
  ['King Jr.', 'King', 'Jr.'],
  ['King, Jr', 'King', 'Jr'],
  ['van der Berg III', 'van der Berg', 'III'],
  ['Sayers', 'Sayers', ''],
  ['Jr', 'Jr', ''],
  ['Dune Consortium', 'Dune Consortium', ''],
  ['王', '王', ''],
])('%s is the family name %s with the suffix “%s”', (lastName, family, suffix) => {
  expect(partSuffix(lastName)).toEqual({ family, suffix });
});
