import { expect, test } from 'vitest';
import { blocksOf, compareBlocks } from './compare-blocks.ts';

const compared = (before: string, after: string) =>
  compareBlocks(
    blocksOf(before, (alt) => `[${alt}]`),
    blocksOf(after, (alt) => `[${alt}]`),
  );

const pieces = (before: string, after: string) =>
  compared(before, after).flatMap((block) =>
    block.kind === 'changed'
      ? [block.pieces.map(({ kind, text }) => `${kind === 'same' ? '' : kind === 'added' ? '+' : '-'}${text}`)]
      : [block.kind],
  );

test.each([
  ['words that changed', '<p>A red cat sat.</p>', '<p>A black cat sat.</p>', [['A ', '-red', '+black', ' cat sat.']]],
  ['a new paragraph', '<p>one</p>', '<p>one</p><p>two &amp; three</p>', ['same', ['+two & three']]],
  ['a paragraph that is gone', '<p>one</p><p>two</p>', '<p>two</p>', [['-one'], 'same']],
  ['formatting only', '<p>one two</p>', '<p>one <b>two</b></p>', ['formatting']],
  [
    'a picture’s alternative text',
    '<figure><img src="/1" alt="old map"></figure>',
    '<figure><img src="/1" alt="new map"></figure>',
    [['[', '-old', '+new', ' map]']],
  ],
  ['a cell', '<tr><td>1</td><td>2</td></tr>', '<tr><td>1</td><td>3</td></tr>', [['1 ', '-2', '+3']]],
  ['nothing', '<p>same</p>', '<p>same</p>', ['same']],
])('%s', (_what, before, after, expected) => {
  expect(pieces(before, after)).toEqual(expected);
});
