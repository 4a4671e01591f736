import { expect, test } from 'vitest';
import { withKeywords } from './with-keywords.ts';

test.each([
  ['dunes', ['sand', 'dunes']],
  ['dunes, oases;wind ', ['sand', 'dunes', 'oases', 'wind']],
  ['Sand', ['sand']],
  ['  ', ['sand']],
  ['desert   ecology,', ['sand', 'desert ecology']],
])('a typed %j makes the keywords %j', (typed, keywords) => {
  expect(withKeywords(['sand'], typed)).toEqual(keywords);
});
