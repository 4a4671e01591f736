import { expect, test } from 'vitest';
import { chooseTerms } from './choose-terms.ts';
import { manuscriptWords } from './manuscript-words.ts';

const words = manuscriptWords({
  title: 'Spiders of Borneo',
  abstract: 'The spider is a predator. Spiders, spiders and prey.',
  keywords: ['Araneae', 'spiders'],
});

test('a word is kept as it is first written; title and keywords weigh more than the abstract, and repeating adds less and less', () => {
  const weightOf = (word: string) => words.find((one) => one.word === word)?.weight ?? 0;
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['Araneae', 'spiders', 'Borneo', 'predator']));
  expect(words.some(({ word }) => word === 'is' || word === 'a')).toBe(false);
  expect(weightOf('spiders')).toBeGreaterThan(weightOf('Borneo'));
  expect(weightOf('Borneo')).toBe(weightOf('Araneae'));
  expect(weightOf('Araneae')).toBeGreaterThan(weightOf('predator'));
});

const indexed = words.map(({ word }, index) => ({ places: [index + 1], lexeme: word.toLowerCase(), share: 0.0001 }));

test('what too many articles are about tells nobody apart', () => {
  const common = indexed.map((one) => (one.lexeme === 'borneo' ? { ...one, share: 0.4 } : one));
  const lexemes = (total: number) => chooseTerms(words, common, total).map(({ lexeme }) => lexeme);
  expect(lexemes(100_000)).toContain('araneae');
  expect(lexemes(100_000)).not.toContain('borneo');
  expect(lexemes(200)).toContain('borneo');
});

test('however many words there are, a bounded number of articles is looked at', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ word: `word${index}`, weight: 1 }));
  const each = many.map(({ word }, index) => ({ places: [index + 1], lexeme: word, share: 0.01 }));
  expect(chooseTerms(many, each, 100_000)).toHaveLength(8);
  expect(chooseTerms(many, each, 100)).toHaveLength(40);
});
