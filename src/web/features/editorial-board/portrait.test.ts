import { expect, test } from 'vitest';
import { initialsOf } from './portrait.tsx';

test.each([
  ['Prof Mariam Al Dhaferi', 'MD'],
  ['Dr. Tomás Quiroga', 'TQ'],
  ['Œuvrard Élise', 'ŒÉ'],
  ['Madonna', 'M'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
