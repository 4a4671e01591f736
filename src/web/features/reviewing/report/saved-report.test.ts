import { expect, test } from 'vitest';
import { isBegun, isSameReport, readSavedReport, reportDifferences, untouchedReport } from './saved-report.ts';

const blank = untouchedReport().content;

test('peer review: every part of a report counts as a difference, in words', () => {
  const other = {
    scores: { ...blank.scores, clarity: 4 },
    commentsToAuthor: 'Good.',
    confidentialRemarks: '',
    recommendation: 'acceptance' as const,
    answers: {},
  };
  expect(reportDifferences(blank, other)).toEqual([
    'the score for clarity',
    'the comments to the author',
    'the recommendation',
  ]);
  expect(isSameReport(other, { ...other })).toBe(true);
  expect(isBegun(other)).toBe(true);
  expect(isBegun(blank)).toBe(false);
});

test('peer review: answers are the same in whatever order they were saved, and emptied ones are none', () => {
  const here = { ...blank, answers: { b: 'Two', a: 1, c: '' } };
  expect(isSameReport(here, { ...blank, answers: { a: 1, b: 'Two' } })).toBe(true);
  expect(reportDifferences(here, { ...blank, answers: { a: 2, b: 'Two' } })).toEqual([
    'the answers to the journal’s questions',
  ]);
  expect(isBegun({ ...blank, answers: { a: false } })).toBe(true);
});

test('peer review: a report that was saved before there were questions is read, and so is too long an answer', () => {
  const { answers: _none, ...before } = blank;
  expect(readSavedReport(JSON.stringify({ ...untouchedReport(), content: before }))?.content).toEqual(blank);
  const answers = { '01900000-0000-7000-8000-000000000001': 'a'.repeat(5001) };
  const long = { ...untouchedReport(), content: { ...blank, answers } };
  expect(readSavedReport(JSON.stringify(long))).toEqual(long);
});

test('peer review: every word is kept, also of a report that is too long for the server', () => {
  const long = { ...untouchedReport(), content: { ...blank, commentsToAuthor: 'a'.repeat(60_001) } };
  expect(readSavedReport(JSON.stringify(long))).toEqual(long);
  expect(readSavedReport('{"content":1}')).toBeNull();
  expect(readSavedReport(null)).toBeNull();
});
