import { expect, test } from 'vitest';
import { untouchedReport } from './saved-report.ts';
import { reportProblems } from './report-problems.ts';

const blank = untouchedReport().content;
const whole = {
  scores: { originality: 3, soundness: 4, clarity: 5, significance: 2 },
  commentsToAuthor: 'The sample is too small for the third conclusion.',
  confidentialRemarks: '',
  recommendation: 'minor-modifications' as const,
  answers: {},
};

test('peer review: an empty report lists what is missing, in the order of the form', () => {
  expect(reportProblems(blank, [], {})).toEqual([
    { field: 'scores.originality', message: 'Give a score for Originality.' },
    { field: 'scores.soundness', message: 'Give a score for Soundness.' },
    { field: 'scores.clarity', message: 'Give a score for Clarity.' },
    { field: 'scores.significance', message: 'Give a score for Significance.' },
    { field: 'commentsToAuthor', message: 'Write your comments to the author.' },
    { field: 'recommendation', message: 'Choose a recommendation.' },
  ]);
});

test('peer review: a required question of the journal is listed after the scores, at its field', () => {
  const question = {
    id: '01900000-0000-7000-8000-000000000001',
    question: 'Are the data available?',
    isRequired: true,
    readers: 'editors' as const,
    answer: { kind: 'yes-no' as const },
  };
  expect(reportProblems({ ...whole, commentsToAuthor: '' }, [question], {})).toEqual([
    { field: `answers.${question.id}`, message: 'Answer the question: Are the data available?' },
    { field: 'commentsToAuthor', message: 'Write your comments to the author.' },
  ]);
  expect(reportProblems({ ...whole, answers: { [question.id]: false } }, [question], {})).toEqual([]);
});

test('peer review: remarks to the editor may be left out, and are not too long', () => {
  expect(reportProblems(whole, [], {})).toEqual([]);
  expect(reportProblems({ ...whole, confidentialRemarks: 'a'.repeat(20_001) }, [], {})).toMatchObject([
    { field: 'confidentialRemarks' },
  ]);
});
