import { expect, test } from 'vitest';
import type { AnsweredQuestion } from '../../../../contracts/review-form-values.ts';
import { comparedScores } from './compared-scores.ts';

const asked = (id: string, answer: AnsweredQuestion['question']['answer']): AnsweredQuestion['question'] => ({
  id,
  question: `${id}?`,
  isRequired: false,
  readers: 'editors',
  answer,
});
const depth = asked('Depth', { kind: 'scale', steps: 10, lowest: 'Shallow', highest: 'Deep' });
const data = asked('Data', { kind: 'yes-no' });
const copy = asked('Copy', { kind: 'file' });
const sent = { fileId: 'one', name: 'answer-4.pdf', size: 9 };
const note = asked('Note', { kind: 'text' });

const report = (reviewerNumber: number | null, originality: number, answered: readonly AnsweredQuestion[]) => ({
  invitation: { reviewerNumber },
  report: { scores: { originality, soundness: 3, clarity: 3, significance: 3 }, answered },
});

test('peer review: editors compare what reviewers scored and answered, with the mean of numbers', () => {
  const compared = comparedScores([
    report(1, 5, [
      { question: depth, answer: 8 },
      { question: data, answer: true },
      { question: note, answer: 'A text.' },
    ]),
    report(2, 4, [
      { question: depth, answer: 3 },
      { question: copy, answer: sent },
    ]),
    report(3, 4, []),
  ]);
  expect(compared.reviewers).toEqual([1, 2, 3]);
  expect(compared.rows.filter(({ key }) => ['originality', 'Depth', 'Data', 'Copy', 'Note'].includes(key))).toEqual([
    { key: 'originality', question: 'Originality', cells: ['5', '4', '4'], mean: '4.3' },
    { key: 'Depth', question: 'Depth? (1 to 10)', cells: ['8', '3', null], mean: '5.5' },
    { key: 'Data', question: 'Data?', cells: ['Yes', null, null], mean: null },
    { key: 'Copy', question: 'Copy?', cells: [null, sent, null], mean: null },
  ]);
});

test('peer review: the report of a reviewer who stepped back is not compared', () => {
  const compared = comparedScores([report(1, 5, []), report(null, 1, [{ question: depth, answer: 1 }])]);
  expect(compared.reviewers).toEqual([1]);
  expect(compared.rows.map(({ key }) => key)).toEqual(['originality', 'soundness', 'clarity', 'significance']);
});
