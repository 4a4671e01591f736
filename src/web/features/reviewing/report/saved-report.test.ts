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

test('peer review: every word is kept, also of a report that is too long for the server', () => {
  const long = { ...untouchedReport(), content: { ...blank, commentsToAuthor: 'a'.repeat(60_001) } };
  expect(readSavedReport(JSON.stringify(long))).toEqual(long);
  expect(readSavedReport('{"content":1}')).toBeNull();
  expect(readSavedReport(null)).toBeNull();
});
