import { expect, test } from 'vitest';
import { letterKinds } from '../../../../contracts/review-values.ts';
import { draftLetter, unquoted, misheaded } from './draft-letter.ts';

const drafted = {
  greeting: 'Dear Dr Example,',
  named: '“On examples” (A000ABCDEF)',
  journalTitle: 'Journal of Examples',
  reports: [
    { reviewerNumber: 1, comments: 'The sample is small.' },
    { reviewerNumber: 3, comments: 'The method is sound.' },
  ],
};

test.each(letterKinds)('a letter for %s greets its author and is signed by the journal’s editors', (kind) => {
  const letter = draftLetter(kind, drafted);
  expect(letter).toMatch(/^Dear Dr Example,\n\nThank you for submitting “On examples”/);
  expect(letter).toContain('The editors of Journal of Examples');
});

test('comments stand under the reviewers’ numbers, in letters after review alone', () => {
  expect(draftLetter('reject', drafted)).toContain(
    'Reviewer 1\n\nThe sample is small.\n\nReviewer 3\n\nThe method is sound.',
  );
  for (const kind of ['desk-reject', 'return'] as const) expect(draftLetter(kind, drafted)).not.toContain('sample');
});

test('what a letter does not quote stands under it, and nothing twice', () => {
  expect(unquoted(draftLetter('accept', drafted), drafted.reports)).toEqual([]);
  expect(unquoted('Dear Dr Example,\n\nReviewer 1\n\nMended words.', drafted.reports)).toEqual([
    'Reviewer 3',
    'The method is sound.',
  ]);
  expect(unquoted('As Reviewer 1 says.', drafted.reports)).toHaveLength(4);
});

test('more comments than a letter has room for stand on the author’s page', () => {
  const long = [1, 2, 3, 4].map((reviewerNumber) => ({ reviewerNumber, comments: 'x'.repeat(60_000) }));
  const letter = draftLetter('reject', { ...drafted, reports: long });
  expect(letter.length).toBeLessThan(200_000);
  expect(letter).toContain('Reviewer 4\n\nThese comments are on your manuscript’s page.');
});

test('a report under another reviewer’s heading is found; one that begins like another’s is not taken for it', () => {
  const reports = [
    { reviewerNumber: 1, comments: 'Good.' },
    { reviewerNumber: 2, comments: 'Good. But short.' },
  ];
  const letter = (one: string, other: string) => `Dear Ada\n\n${one}\n\nGood.\n\n${other}\n\nGood. But short.\n`;
  expect(misheaded(letter('Reviewer 1', 'Reviewer 2'), reports)).toBeNull();
  expect(misheaded(letter('Reviewer 2', 'Reviewer 3'), reports)).toEqual({ heading: 'Reviewer 2', now: 'Reviewer 1' });
  expect(misheaded(letter('Reviewer 1', 'Reviewer 3'), reports)).toEqual({ heading: 'Reviewer 3', now: 'Reviewer 2' });
  expect(misheaded('Reviewer 3\n\nIn other words.', reports)).toEqual({ heading: 'Reviewer 3', now: null });
  expect(misheaded('As Reviewer 2 says,\n\nGood.', reports)).toBeNull();
});
