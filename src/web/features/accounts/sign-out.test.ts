import { expect, test, vi } from 'vitest';
import { forgetEdits } from './sign-out.ts';

class Stored {
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

test('all unsaved profiles of the tab are forgotten, and nothing else', () => {
  const stored = Object.assign(new Stored(), {
    'colophon:profile:amal': '{}',
    'colophon:profile:noor': '{}',
    'colophon:wanted-article': '{}',
  });
  vi.stubGlobal('sessionStorage', stored);
  forgetEdits();
  vi.unstubAllGlobals();
  expect(Object.keys(stored)).toEqual(['colophon:wanted-article']);
});

test('a browser that refuses its store stops nothing', () => {
  expect(() => forgetEdits()).not.toThrow();
});
