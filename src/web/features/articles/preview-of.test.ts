import { expect, test } from 'vitest';
import { previewOf } from './preview-of.ts';

test('a long abstract is shown by its first 300 characters and an ellipsis', () => {
  expect(previewOf('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`);
});

test('a short abstract is shown whole', () => {
  expect(previewOf('b'.repeat(300))).toBe('b'.repeat(300));
});

test('no character is cut in half', () => {
  expect(previewOf('𝛼'.repeat(301))).toBe(`${'𝛼'.repeat(300)}…`);
});
