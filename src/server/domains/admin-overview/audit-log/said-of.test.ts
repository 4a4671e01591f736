import { expect, test } from 'vitest';
import { saidOf } from './said-of.ts';

const nobody = () => undefined;
const said = (action: string, details: Record<string, unknown>) => saidOf(action, details, nobody);
const issue = { volume: 3, number: 1, name: 'Issue 1', priceMinor: 4500, currency: 'AED' };

test.each([
  [
    'full-issue-changed',
    { version: 2, changed: ['price', 'document'], before: issue, after: { ...issue, priceMinor: 5000 } },
    'version 2 · price from AED 45.00 to AED 50.00 · another document',
  ],
  [
    'full-issue-changed',
    { version: 3, changed: ['place', 'name'], before: issue, after: { ...issue, number: 2, name: 'Issue 2' } },
    'version 3 · place from Volume 3, Issue 1 to Volume 3, Issue 2 · name from “Issue 1” to “Issue 2”',
  ],
  ['handling-fee-set', { from: 150_000, to: 120_000 }, 'from 1,500.00 to 1,200.00'],
  [
    'journal-changed',
    {
      handlingFeeMinor: { from: 150_000, to: 0 },
      issn: { from: null, to: '1234-5679' },
      coverFileId: { from: 'a', to: 'b' },
    },
    'ISSN from none to 1234-5679 · another cover · handling fee from 1,500.00 to 0.00',
  ],
  ['review-settings', { reviewDays: 21, before: { reviewDays: 14 } }, 'days for a review from 14 to 21'],
  ['review-settings', { reviewDays: 21 }, 'days for a review 21'],
  [
    'profile-edited',
    { changed: ['surname', 'affiliation'], addressWanted: true, addressWaitsUntil: '2026-12-03T00:00:00.000Z' },
    'changed: surname, affiliation · asked for a new email address, effective 3 December 2026',
  ],
  [
    'correct',
    {
      reason: 'The unit was wrong.',
      corrected: {
        title: { from: 'Old', to: 'New' },
        keywords: { from: [], to: ['salt', 'dunes'] },
        abstract: { from: 'It was.', to: 'It is.' },
        pdf: { from: null, to: 'b' },
      },
    },
    'title from “Old” to “New” · another abstract · keywords from nothing to “salt”, “dunes” · another PDF · The unit was wrong.',
  ],
  ['profile-edited', { addressWanted: false }, null],
])('the record says from what to what: %s (%#)', (action, details, words) => {
  expect(said(action, details)).toBe(words);
});
