import { expect, test } from 'vitest';
import { newContent } from '../draft.ts';
import { untouched, type SavedDraft } from './saved-draft.ts';
import { mergedDrafts } from './local-drafts.ts';

const here = (awsId: string, part: Partial<SavedDraft>): SavedDraft => ({
  ...untouched(awsId),
  content: { ...newContent(), articleTitle: `${awsId} here` },
  touchedAt: '2026-05-02T10:00:00.000Z',
  ...part,
});
const there = (awsId: string, savedAt: string) => ({
  awsId,
  version: 1,
  savedAt,
  articleTitle: `${awsId} there`,
  step: 0,
});

const readAt = Date.parse('2026-05-05T10:00:00.000Z');
const titles = (kept: SavedDraft[], entries?: ReturnType<typeof there>[]) =>
  mergedDrafts(kept, entries && { entries, readAt }).map((draft) => draft.articleTitle);

test('what this browser alone has stands in the list, the last touched, here or elsewhere, first', () => {
  const list = [there('a', '2026-05-03T10:00:00.000Z'), there('b', '2026-05-01T10:00:00.000Z')];
  expect(titles([here('b', {}), here('c', { touchedAt: '2026-05-04T10:00:00.000Z' })], list)).toEqual([
    'c here',
    'a there',
    'b here',
  ]);
});

test('a draft that another device changed later is shown as it is there', () => {
  expect(titles([here('a', {})], [there('a', '2026-05-03T10:00:00.000Z')])).toEqual(['a there']);
});

test('one that was saved and is gone from the server is no draft any more; without a line it still stands', () => {
  const saved = here('a', { isSaved: true, version: 2 });
  expect(titles([saved], [])).toEqual([]);
  expect(titles([saved])).toEqual(['a here']);
});

test('one that was saved after the server’s list was read is a draft', () => {
  const justSaved = here('a', { isSaved: true, version: 2, touchedAt: '2026-05-05T09:59:59.500Z' });
  expect(titles([justSaved], [])).toEqual(['a here']);
});

test('an untouched draft is none', () => {
  expect(titles([untouched('a')], [])).toEqual([]);
});
