import { expect, test } from 'vitest';
import { formatMoment } from '../../ui/format-moment.ts';
import { reasonWords } from './use-reading-access.ts';

const nothing = { mayRead: true, since: null, until: null, name: null };
const at = '2026-03-04T12:30:00.000Z';
const moment = formatMoment(new Date(at));

test.each([
  [{ ...nothing, reason: 'issue' as const, since: at, name: 'Volume 1' }, `You bought Volume 1 on ${moment}.`],
  [
    { ...nothing, reason: 'subscription' as const, until: at, name: 'One Week Access' },
    `One Week Access gives you access until ${moment}.`,
  ],
  [{ ...nothing, reason: 'author' as const }, 'You have access as the author.'],
  [{ ...nothing, reason: 'editor' as const }, 'You have access as an editor of this journal.'],
  [{ ...nothing, reason: 'administrator' as const }, 'You have access as an administrator.'],
  [{ ...nothing, reason: 'open' as const }, null],
])('a reader is told why they may read, with the date: %o', (entitlement, words) => {
  expect(reasonWords(entitlement)).toBe(words);
});
