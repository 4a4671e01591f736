import { expect, test, vi } from 'vitest';
import { forgetTextsOf, keepText, readSavedText } from './saved-text.ts';

const place = (userId: string) => ({ userId, articleId: 'dunes', purpose: 'letter:1' });

/** A store as browsers have it: its keys are properties of its own. */
function aStore(): Record<string, unknown> {
  const store: Record<string, unknown> = {};
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(store, {
    getItem: method((key: string) => store[key] ?? null),
    setItem: method((key: string, text: string) => (store[key] = text)),
    removeItem: method((key: string) => Reflect.deleteProperty(store, key)),
  });
}

test('a text is kept for its writer until it is emptied, and goes with their logout alone', () => {
  vi.stubGlobal('localStorage', aStore());
  keepText(place('ann'), 'We accept it.');
  keepText(place('bo'), 'We reject it.');
  expect([readSavedText(place('ann')), readSavedText(place('cy'))]).toEqual(['We accept it.', '']);
  forgetTextsOf('ann');
  expect([readSavedText(place('ann')), readSavedText(place('bo'))]).toEqual(['', 'We reject it.']);
  keepText(place('bo'), '');
  expect(Object.keys(localStorage)).toEqual([]);
  vi.unstubAllGlobals();
});

test('a browser that refuses its store loses nothing but the memory', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => {
    keepText(place('ann'), 'We accept it.');
    forgetTextsOf('ann');
  }).not.toThrow();
  expect(readSavedText(place('ann'))).toBe('');
  vi.unstubAllGlobals();
});
