import { isDeepStrictEqual } from 'node:util';
import type { NewQuestion, ReviewQuestion } from '../../../contracts/review-form-values.ts';

/** What makes a question the same one, so that its answers can be compared: everything but whether it must be answered. */
const identity = ({ question, readers, answer }: NewQuestion) => ({ question, readers, answer });

/**
 * The questions of a new version: one that was in an earlier version keeps its id, and a changed one is a new question,
 * so that no answer is ever read under words that were not asked.
 */
export const withIds = (
  questions: readonly NewQuestion[],
  earlier: readonly ReviewQuestion[],
  newId: () => string,
): ReviewQuestion[] =>
  questions.map((question) => ({
    ...question,
    id: earlier.find((one) => isDeepStrictEqual(identity(one), identity(question)))?.id ?? newId(),
  }));
