import { expect, test } from 'vitest';
import type { AnonymousReport } from '../../../../contracts/review-values.ts';
import { addPoints, answerProblems, isQuoted, joinPoint, missingPoints, pointsOf, splitPoint } from './points.ts';

const report = (id: string, commentsToAuthor: string): AnonymousReport => ({
  id,
  reviewer: `Reviewer ${id}`,
  round: 1,
  scores: { originality: 3, soundness: 3, clarity: 3, significance: 3 },
  commentsToAuthor,
  answered: [],
  attachment: null,
  receivedOn: '2026-03-01',
});
const one = report('1', '1. The sample is small. Why?\n2. Units are missing.');
const two = report('2', 'It reads well.');
const start = pointsOf([one, two]);

test('Author: a revision starts with the points of every report', () => {
  expect(start.map(({ reportId, point }) => [reportId, point])).toEqual([
    ['1', '1. The sample is small. Why?'],
    ['1', '2. Units are missing.'],
    ['2', 'It reads well.'],
  ]);
});

test('points are split, joined and added; no answer is lost', () => {
  const answered = start.with(0, { reportId: '1', point: start[0]?.point ?? '', answer: 'We say so now.' });
  const split = splitPoint(answered, 0);
  expect(split.slice(0, 2).map(({ point, answer }) => [point, answer])).toEqual([
    ['1. The sample is small.', 'We say so now.'],
    ['Why?', ''],
  ]);
  const joined = joinPoint(split, 1);
  expect(joined).toHaveLength(3);
  expect(joined[0]?.answer).toBe('We say so now.');
  // Points of two reviewers are never joined.
  expect(joinPoint(start, 2)).toEqual(start);
  expect(addPoints(start, '1', [{ reportId: '1', point: '', answer: '' }]).map(({ reportId }) => reportId)).toEqual([
    '1',
    '1',
    '1',
    '2',
  ]);
});

test('the reviewers’ words stay as they are, and what was taken out can come back', () => {
  expect(start.every((point) => isQuoted(point, point.reportId === '1' ? one : two))).toBe(true);
  expect(isQuoted({ reportId: '2', point: 'Of our own', answer: '' }, two)).toBe(false);
  expect(missingPoints(one, start)).toEqual([]);
  expect(missingPoints(one, start.toSpliced(1, 1)).map(({ point }) => point)).toEqual(['2. Units are missing.']);
});

test('Author: an answer to each of the points, and to each of the reports', () => {
  expect(answerProblems([one, two], start)).toEqual([
    { field: 'answers.0', message: 'Reviewer 1, point 1 has no answer yet.' },
    { field: 'answers.1', message: 'Reviewer 1, point 2 has no answer yet.' },
    { field: 'answers.2', message: 'Reviewer 2, point 1 has no answer yet.' },
  ]);
  expect(answerProblems([two], [])).toEqual([{ field: 'points.2', message: 'Answer the points of Reviewer 2.' }]);
  expect(answerProblems([two], [{ reportId: '2', point: 'It', answer: 'Thank you.' }])).toEqual([]);
});
