import { expect, test } from 'vitest';
import type { EditorialAction } from '../../../../contracts/editorial-values.ts';
import { isOpenAtFirst, waitsIn, type SectionId } from './sections-of.ts';

const parts: readonly SectionId[] = [
  'manuscript',
  'checks',
  'reviewers',
  'reports',
  'answers',
  'decision',
  'versions',
  'record',
];
const standing = (allowed: readonly EditorialAction[], arrived = 0, expected = 0) => ({
  allowed: [...allowed],
  reports: { in: arrived, expected, needed: 2 },
  turn: 'editor' as const,
});

test.each([
  [standing(['save-checks', 'start-review']), ['manuscript', 'checks']],
  [standing(['invite', 'hold']), ['reviewers']],
  [standing(['invite', 'decide'], 2), ['reports', 'answers', 'decision']],
  [standing(['ratify', 'send-back'], 2), ['reports', 'answers', 'decision']],
  [standing(['invite'], 1, 1), []],
])('on a phone those parts are open in which something waits for the editor (%#)', (manuscript, open) => {
  expect(parts.filter((id) => waitsIn(manuscript, id))).toEqual(open);
  expect(parts.filter((id) => isOpenAtFirst(manuscript, id, false))).toEqual(open);
});

test('a wide screen has the room for all but what is looked up now and then', () => {
  const waiting = standing(['invite'], 1, 1);
  expect(parts.filter((id) => !isOpenAtFirst(waiting, id, true))).toEqual(['checks', 'versions']);
  expect(isOpenAtFirst(standing(['start-review']), 'checks', true)).toBe(true);
});
