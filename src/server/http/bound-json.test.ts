import { expect, test } from 'vitest';
import { boundJson } from './bound-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['nested deep', nested(33)],
  ['nested deep, and cut off', '{"a":'.repeat(200_000)],
  ['of many lists', `[${Array.from({ length: 20_001 }, () => '[]').join()}]`],
  ['of many fields', `{${Array.from({ length: 20_001 }, (_, at) => `"a${at}":1`).join()}}`],
  ['nested deep behind a string that holds its own end', `["a\\\\",${nested(40)}]`],
])('JSON that costs more than its length is refused: %s', (_, json) => {
  expect(() => boundJson(json)).toThrow('nested too deep');
});

test.each([
  ['a long text', JSON.stringify({ text: '[{,"'.repeat(100_000) })],
  ['a slash at the end of a string', JSON.stringify({ text: '\\', list: [nested(40), '"'] })],
  ['as deep as a call takes', nested(32)],
  ['many lists beside each other', `[${Array.from({ length: 5000 }, () => '{"a":[1]}').join()}]`],
  ['no JSON', '"never closed'],
  ['nothing', ''],
])('JSON as calls take it passes: %s', (_, json) => {
  expect(() => boundJson(json)).not.toThrow();
});
