import { expect, test } from 'vitest';
import { aStatus } from '../../../../test/editing/a-status.ts';
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
test.each([
  [aStatus(['save-checks', 'start-review']), ['manuscript', 'checks']],
  [aStatus(['invite', 'hold']), ['reviewers']],
  [aStatus(['invite', 'decide'], 2), ['reports', 'answers', 'decision']],
  [aStatus(['ratify', 'send-back'], 2), ['reports', 'answers', 'decision']],
  [aStatus(['invite'], 1, 1), []],
])('on a phone those parts are open in which something waits for the editor (%#)', (manuscript, open) => {
  expect(parts.filter((id) => waitsIn(manuscript, id))).toEqual(open);
  expect(parts.filter((id) => isOpenAtFirst(manuscript, id, false))).toEqual(open);
});

test('a wide screen has the room for all but what is looked up now and then', () => {
  const waiting = aStatus(['invite'], 1, 1);
  expect(parts.filter((id) => !isOpenAtFirst(waiting, id, true))).toEqual(['checks', 'versions']);
  expect(isOpenAtFirst(aStatus(['start-review']), 'checks', true)).toBe(true);
});
