import { expect, test } from 'vitest';
import type { NewQuestion } from '../../../contracts/review-form-values.ts';
import { withIds } from './question-ids.ts';

const question: NewQuestion = {
  question: 'Are the data available?',
  isRequired: true,
  readers: 'author-and-editors',
  answer: { kind: 'yes-no' },
};
const earlier = [{ ...question, id: 'kept' }];
const idsOf = (...questions: readonly NewQuestion[]) => withIds(questions, earlier, () => 'new').map(({ id }) => id);

test('peer review: an unchanged question keeps its id in a new version, wherever it is, and even when it may be left out', () => {
  const other = { ...question, question: 'Another?' };
  expect(idsOf(other, question)).toEqual(['new', 'kept']);
  expect(idsOf({ ...question, isRequired: false })).toEqual(['kept']);
});

test.each<[string, Partial<NewQuestion>]>([
  ['words', { question: 'Are all data available?' }],
  ['readers', { readers: 'editors' }],
  ['kind of answer', { answer: { kind: 'text' } }],
])('peer review: a question with other %s is another question', (_what, change) => {
  expect(idsOf({ ...question, ...change })).toEqual(['new']);
});
