import { expect, test } from 'vitest';
import { splitKeywords } from './keywords.ts';

test.each([
  ['2,4-D; sand', ['2,4-D', 'sand']],
  ['2,4-D, sand', ['2,4-D', 'sand']],
  ['1,2-dichloroethane', ['1,2-dichloroethane']],
  ['N,N-dimethylformamide, cis,trans-isomers', ['N,N-dimethylformamide', 'cis,trans-isomers']],
  ['10,000 grains', ['10,000 grains']],
  ['dunes,sand,wind', ['dunes', 'sand', 'wind']],
  ['sand, salt; wind', ['sand, salt', 'wind']],
  ['الرمل، الرياح', ['الرمل', 'الرياح']],
  ['沙丘，风；遥感', ['沙丘', '风', '遥感']],
  ['沙丘，风、遥感', ['沙丘', '风', '遥感']],
  ['desert   ecology,\nwind ,', ['desert ecology', 'wind']],
  [' , ', []],
])('%j holds the keywords %j', (text, keywords) => {
  expect(splitKeywords(text)).toEqual(keywords);
});
