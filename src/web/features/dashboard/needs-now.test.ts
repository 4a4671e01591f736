import { expect, test } from 'vitest';
import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import { needsNow } from './needs-now.ts';

const aManuscript = (change: Partial<Manuscript> = {}): Manuscript => ({
  id: '1',
  articleTitle: 'On dunes',
  articleAbstract: 'Dunes move.',
  articleKeywords: [],
  articleAuthors: [],
  articleStatus: 'Submitted',
  articleVolume: '1',
  articleIssue: '2',
  articleReceivedDate: '2026-01-01',
  articlePublishedJournal: { journalAbbreviation: 'EIJER', journalTitle: 'Emirates', journalISSN: null },
  awsId: '2',
  userId: '3',
  submittedBy: 'Dr A B',
  publicPdfName: null,
  filesURL: [],
  files: [],
  rejectionText: null,
  isReview: false,
  isPublished: false,
  specialReview: false,
  updatedAt: '2026-01-01T00:00:00Z',
  allowed: [],
  ...change,
});

test('an administrator hears first of what waits for verification', () => {
  expect(needsNow(1, [])).toBe('1 manuscript waits for your verification.');
  expect(needsNow(7, [aManuscript()])).toBe('7 manuscripts wait for your verification.');
});

test('an author hears how many manuscripts are with us; decided ones do not count', () => {
  const decided = [aManuscript({ isPublished: true }), aManuscript({ rejectionText: 'No.' })];
  expect(needsNow(undefined, [aManuscript(), ...decided])).toBe(
    'Nothing needs you now. 1 manuscript of yours is with us.',
  );
  expect(needsNow(undefined, decided)).toBe('Nothing needs you now.');
});

test('nothing is said while nothing is known', () => {
  expect(needsNow(undefined, undefined)).toBe('');
});
