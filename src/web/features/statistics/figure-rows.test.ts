import { expect, test } from 'vitest';
import type { Figures } from '../../../contracts/statistics.ts';
import { manuscriptRows, periodName, reviewerRows, timeRows } from './figure-rows.ts';

const none = { days: null, count: 0 };
const nothing: Figures = {
  submissions: 2,
  withdrawn: 0,
  accepted: 0,
  rejected: 0,
  toFirstDecision: none,
  toAcceptance: none,
  toPublication: none,
  reviewers: { invited: 0, accepted: 0, declined: 0, unanswered: 0, reports: 0, onTime: 0 },
};
const shown = (rows: ReturnType<typeof manuscriptRows>) => rows.map(({ name, value, from }) => [name, value, from]);

test('a rate or a median of nothing is a dash, never 0', () => {
  expect(shown(manuscriptRows(nothing)).at(-1)).toEqual(['Acceptance rate', '–', '0 manuscripts']);
  expect(timeRows(nothing).map(({ value }) => value)).toEqual(['–', '–', '–']);
  expect(shown(reviewerRows(nothing)).slice(1, 4)).toEqual([
    ['Invitations accepted', '–', '0 invitations'],
    ['Invitations declined', '–', '0 invitations'],
    ['Invitations unanswered', '–', '0 invitations'],
  ]);
  expect(shown(reviewerRows(nothing)).at(-1)).toEqual(['Reports on time', '–', '0 reports']);
});

test('a rate says how many are behind it; invitations that wait for an answer are in no rate', () => {
  const figures: Figures = {
    ...nothing,
    accepted: 1,
    rejected: 2,
    toAcceptance: { days: 1234.5, count: 1 },
    reviewers: { invited: 9, accepted: 3, declined: 2, unanswered: 1, reports: 2, onTime: 1 },
  };
  expect(shown(manuscriptRows(figures)).at(-1)).toEqual(['Acceptance rate', '33 %', '3 manuscripts']);
  expect(shown(timeRows(figures))[1]).toEqual(['Days to acceptance', '1,234.5', '1 manuscript']);
  expect(shown(reviewerRows(figures))[1]).toEqual(['Invitations accepted', '50 %', '6 invitations']);
  expect(shown(reviewerRows(figures)).at(-1)).toEqual(['Reports on time', '50 %', '2 reports']);
});

test('every figure has a definition of its own', () => {
  const rows = [...manuscriptRows(nothing), ...timeRows(nothing), ...reviewerRows(nothing)];
  expect(new Set(rows.map(({ meaning }) => meaning)).size).toBe(rows.length);
  expect(rows.map(({ meaning }) => meaning)).not.toContain('');
});

test.each([
  ['2026', '2026'],
  ['2026-Q3', '2026, quarter 3'],
])('the cohort %s is called %s', (period, name) => expect(periodName(period)).toBe(name));
