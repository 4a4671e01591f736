import { expect, test } from 'vitest';
import { manuscriptStatuses } from '../../../contracts/constants.ts';
import { statusColour } from './manuscript-status.tsx';

test('decision 37: Published, Rejected and Under Review have their own colours, every other status is blue', () => {
  const own = { Published: 'good', Rejected: 'bad', 'Under Review': 'warn' };
  const expected = manuscriptStatuses.map((status) => [status, new Map(Object.entries(own)).get(status) ?? 'info']);
  expect(manuscriptStatuses.map((status) => [status, statusColour(status)])).toEqual(expected);
});
