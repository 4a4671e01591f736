import { expect, test } from 'vitest';
import { lossesOf } from './delete-account.tsx';

const nothing = { passEndsAt: null, fullIssues: 0, drafts: 0 };

test.each([
  [nothing, null],
  [{ ...nothing, drafts: 1 }, 'You lose 1 draft.'],
  [
    { passEndsAt: new Date('2026-12-01T10:00:00Z'), fullIssues: 2, drafts: 3 },
    'You lose your pass (valid until 1 December 2026), 2 full issues that you bought and 3 drafts.',
  ],
])('deleting an account says what is lost: %#', (belongings, words) => {
  expect(lossesOf(belongings)).toBe(words);
});
