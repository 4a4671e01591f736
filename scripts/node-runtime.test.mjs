import { expect, test } from 'vitest';
import { isNewEnough } from './node-runtime.mjs';

test.each([
  ['20.20.1', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['23.4.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
  ['', false],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
