import { expect, test } from 'vitest';
import { authorName } from './author-name.ts';

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
