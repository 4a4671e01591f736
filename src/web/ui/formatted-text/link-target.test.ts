import { expect, test } from 'vitest';
import { linkTargetOf } from './link-target.ts';

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  [' example.org ', 'https://example.org'],
  ['example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['example.org:8080/a', 'https://example.org:8080/a'],
  ['دليل.example', 'https://دليل.example'],
  ['office@example.org', 'mailto:office@example.org'],
  ['mailto:office@example.org', 'mailto:office@example.org'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['/local', null],
  ['two words', null],
  ['', null],
])('a link typed as %j leads to %j', (typed, target) => {
  expect(linkTargetOf(typed)).toBe(target);
});
