import { expect, test } from 'vitest';
import { withKeywords } from './draft.ts';

test.each([
  [['dunes'], ['sand', 'dunes']],
  [
    ['dunes', '2,4-D', 'Dunes'],
    ['sand', 'dunes', '2,4-D'],
  ],
  [['Sand'], ['sand']],
  [[], ['sand']],
])('sand with %j makes the keywords %j', (more, keywords) => {
  expect(withKeywords(['sand'], more)).toEqual(keywords);
});
