import { expect, test } from 'vitest';
import { lastTouched } from './last-touched.ts';
import { untouched } from './open-draft.ts';

const here = (awsId: string, touchedAt: string | null) => ({ ...untouched(awsId), touchedAt });
const there = (awsId: string, savedAt: string) => ({ awsId, version: 1, savedAt, articleTitle: '', step: 0 });

test('the wizard opens the draft that was last touched, here or on another device', () => {
  const mine = here('mine', '2026-05-01T10:00:00.000Z');
  const theirs = there('theirs', '2026-05-01T12:00:00+01:00');
  expect(lastTouched([mine], [theirs])).toBe('theirs');
  expect(lastTouched([{ ...mine, touchedAt: '2026-05-01T11:30:00.000Z' }], [theirs])).toBe('mine');
});

test('an untouched draft is none', () => {
  expect(lastTouched([here('new', null)], [])).toBeNull();
});
