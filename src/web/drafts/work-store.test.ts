import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { Saved, Stored } from './open-work.ts';
import { workStore } from './work-store.ts';

const typed: Saved<string> = {
  content: 'Dunes move',
  version: 1,
  savedAt: null,
  isSaved: false,
  touchedAt: '2026-05-02T10:00:00.000Z',
};

/** A browser with one draft, whose server refuses every call. */
function aBrowser(status: number, code: string) {
  const local = new Map([['a', typed]]);
  const refuse = () => Promise.reject(new ApiError({ status, code, detail: 'Refused.' }));
  const store = workStore<string, string, Saved<string>, Stored<string>>({
    idOf: (name) => name,
    untouched: () => ({ ...typed, touchedAt: null }),
    readLocal: (name) => local.get(name) ?? null,
    writeLocal: (name, kept) => local.set(name, kept).size > 0,
    removeLocal: (name) => local.delete(name),
    nameInKey: (key) => key,
    save: refuse,
    load: refuse,
    isSignedIn: () => true,
    isSameWork: (one, other) => one === other,
  });
  return { store, local };
}

test.each(['now', 'look'] as const)('what was submitted on another device leaves the browser (%s)', async (step) => {
  const { store, local } = aBrowser(409, 'already-submitted');
  await store.syncOf('a')[step]();
  expect(local.size).toBe(0);
  // The page that shows it goes on showing it.
  expect(store.open('a')).toMatchObject({ kept: { content: 'Dunes move' }, trouble: { kind: 'gone' } });
});

test('what was discarded on another device stays until the person has chosen', async () => {
  const { store, local } = aBrowser(404, 'not-found');
  await store.syncOf('a').now();
  expect(local.get('a')).toEqual(typed);
  expect(store.open('a').trouble).toEqual({ kind: 'gone' });
});
