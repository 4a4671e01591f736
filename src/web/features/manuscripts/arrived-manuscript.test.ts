import { expect, test } from 'vitest';
import { arrivedNumber } from './arrived-manuscript.ts';

test('the list shows the number of what was submitted, and nothing for any other history entry', () => {
  expect(arrivedNumber({ manuscriptNumber: 'J-2026-0001' })).toBe('J-2026-0001');
  for (const other of [null, undefined, 'J-2026-0001', {}, { manuscriptNumber: 1 }, { from: 'reset' }])
    expect(arrivedNumber(other)).toBeNull();
});
