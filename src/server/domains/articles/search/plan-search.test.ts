import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { mistypedWords, planSearch, rewriteQuery, type WordFacts } from './plan-search.ts';

const known = new Set(['bees', 'nest', 'sars', 'cov', '2', 'an', 'do', 'lodz']);
const common = new Set(['the', 'an', 'do', 'or']);

function factsOf(word: string): WordFacts | undefined {
  const folded = word.toLowerCase().replace('Łódź'.toLowerCase(), 'lodz');
  return {
    folded,
    isKnown: known.has(folded),
    isCommon: common.has(folded),
    isBeginning: [...known].some((one) => one.startsWith(folded)),
  };
}

const wordsOf = (query: string) => planSearch(parseQuery(query), factsOf)?.words;

test.each([
  ['bees nest', '"bees" "nest"'],
  ['"bees nest" Łódź', '"bees nest" "lodz"'],
  ['“bees nest”', '"bees nest"'],
  ['"bees nest', '"bees nest"'],
  ['bees -nest -"bees nest"', '"bees" -"nest" -"bees nest"'],
  ['SARS-CoV-2', '"sars cov 2"'],
  ['bees or nest', '"bees" or "nest"'],
  ['or bees OR', '"bees"'],
  ["bees'); drop & | ! <-> :*", '"bees" "drop"'],
  ['- bees', '"bees"'],
  ['be\u00ADes', '"be\u00ADes"'],
])('%s is looked for as %s', (query, words) => {
  expect(wordsOf(query)).toBe(words);
});

test.each(['', '!?', '""', '-', '😀'])('in %j there is nothing to look for', (query) => {
  expect(planSearch(parseQuery(query), factsOf)).toBeNull();
});

test('a last word that no article has, but that begins one, is looked for as a beginning', () => {
  const plan = (query: string) => planSearch(parseQuery(query), factsOf);
  expect(plan('bees nes')).toMatchObject({ words: '"bees"', beginning: 'nes' });
  expect(plan('nes')).toMatchObject({ words: '', beginning: 'nes' });
  expect(plan('nes bees')).toMatchObject({ words: '"nes" "bees"', beginning: null });
  expect(plan('bees "nes"')).toMatchObject({ beginning: null });
  expect(plan('bees or nes')).toMatchObject({ beginning: null });
  expect(plan('bees')).toMatchObject({ beginning: null });
});

test('little words alone are taken for names', () => {
  expect(planSearch(parseQuery('Do An'), factsOf)).toMatchObject({ language: 'simple' });
  expect(planSearch(parseQuery('do bees'), factsOf)).toMatchObject({ language: 'english' });
});

test('only what is typed as a plain word may be mistyped', () => {
  const mistyped = (query: string) => mistypedWords(parseQuery(query), factsOf);
  expect(mistyped('beees nezt')).toEqual(['beees', 'nezt']);
  expect(mistyped('"beees" -nezt the x1234 abc bees')).toEqual([]);
  expect(mistyped('bees nes')).toEqual([]);
});

test('a few words may be mistyped; of more none is looked up', () => {
  const mistyped = (count: number) => mistypedWords(parseQuery('nezt '.repeat(count)), factsOf);
  expect([mistyped(3).length, mistyped(4).length, mistyped(40).length]).toEqual([3, 0, 0]);
});

test('a query is rewritten in its own form', () => {
  const query = 'Beees,  "beees" -beees  or nezt-box';
  const instead = new Map([
    ['Beees', 'bees'],
    ['beees', 'bees'],
    ['nezt', 'nest'],
  ]);
  expect(rewriteQuery(query, parseQuery(query), instead)).toBe('bees,  "beees" -beees  or nest-box');
});
