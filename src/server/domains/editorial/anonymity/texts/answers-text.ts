import type { PointAnswer } from '../../../../../contracts/review-values.ts';

/** Answers to the points of reports as one text. */
export const answersText = (answers: readonly PointAnswer[]): string =>
  answers.flatMap(({ point, answer }) => [point, answer]).join('\n\n');
