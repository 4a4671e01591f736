import { expect, test } from 'vitest';
import { cutStretch, isolate, stretchesOf } from './line-breaks.ts';

const parts = (text: string) => stretchesOf(text).map(({ start, end }) => text.slice(start, end));
const isolated = (name: string) => isolate.open + name + isolate.close;

test.each([
  ['at spaces', 'On less water', ['On', 'less', 'water']],
  ['after a hyphen, but not after one letter', 'sea-level X-ray', ['sea-', 'level', 'X-ray']],
  ['between Chinese characters, never before a full stop', '王小明。好', ['王', '小', '明。', '好']],
  ['between Thai words', 'สมชายใจดี', ['สมชาย', 'ใจดี']],
])('a line may end %s', (_, text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test('a name in a list stays whole, with the comma after it', () => {
  const list = `${isolated('Ana de Lima')}, ${isolated('Jo Ng')} and 3 more`;
  expect(parts(list)).toEqual([`${isolated('Ana de Lima')},`, isolated('Jo Ng'), 'and', '3', 'more']);
});

test('what is wider than a line is cut at its spaces, or else between letters', () => {
  const cut = (text: string) =>
    cutStretch(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));
  expect(cut('Ana de Lima')).toEqual(['Ana', 'de', 'Lima']);
  expect(cut('xẹ̌x')).toEqual(['x', 'ẹ̌', 'x']);
});
