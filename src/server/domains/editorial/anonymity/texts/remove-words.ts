import { removedWords } from '../../../../../contracts/review-values.ts';
import { escaped } from '../search/find-addresses.ts';

/** Finds these words however they are spaced, and never within a longer word. */
const patternOf = (words: string) => {
  const spaced = words
    .trim()
    .split(/\s+/)
    .map(escaped)
    .join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${spaced}(?![\p{L}\p{M}\p{N}])`, 'gu');
};

/** Whether a text has these words. */
export const hasWords = (text: string, words: string): boolean => patternOf(words).test(text);

/** The text without these words, wherever it has them. */
export const withoutWords = (text: string, words: string): string => text.replace(patternOf(words), removedWords);
