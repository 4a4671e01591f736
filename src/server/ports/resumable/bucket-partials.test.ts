import { expect, test } from 'vitest';
import { pieceAt, pieceKey, current, worthJoining, type Piece } from './bucket-partials.ts';

const most = 8 * 1024 * 1024;
const pieceOf = (offset: number, size: number): Piece => ({ key: pieceKey('person/upload/', offset), offset, size });

/** Pieces of such sizes, one after the other. */
function inOrder(sizes: readonly number[]): Piece[] {
  let end = 0;
  return sizes.map((size) => pieceOf((end += size) - size, size));
}

test('a piece is known by its key, in whose order it stands in the file; facts are no piece', () => {
  const keys = [0, 9, 10, 2_000_000_000].map((offset) => pieceKey('person/upload/', offset));
  expect(keys.toSorted()).toEqual(keys);
  expect(keys.map(pieceAt)).toEqual([0, 9, 10, 2_000_000_000]);
  expect(pieceAt('person/upload/facts')).toBeNull();
});

test('what a process has left that ended while it joined pieces counts no more, and neither does what stands apart', () => {
  const joined = pieceOf(0, 30);
  const listed = [joined, pieceOf(10, 10), pieceOf(20, 10), pieceOf(30, 5), pieceOf(40, 5)];
  expect(current(listed)).toEqual([joined, pieceOf(30, 5)]);
  expect(current([pieceOf(5, 5)])).toEqual([]);
});

test.each([
  ['fifteen small ones', Array.from({ length: 15 }, () => 100), 0],
  ['sixteen small ones', Array.from({ length: 16 }, () => 100), 16],
  ['one of them larger than the others together', [1600, ...Array.from({ length: 15 }, () => 100)], 0],
  ['sixteen that together are too large', Array.from({ length: 16 }, () => most / 10), 0],
])('%s: whether they are joined', (_name, sizes, joined) => {
  expect(worthJoining(inOrder(sizes), most)).toHaveLength(joined);
});

test('an upload that comes byte by byte is some dozens of pieces at any time, and each byte is copied a few times', () => {
  const pieces: Piece[] = [];
  const figures = { pieces: 0, copied: 0 };
  const bytes = 20_000;
  for (let at = 0; at < bytes; at += 1) {
    pieces.push(pieceOf(at, 1));
    const small = worthJoining(pieces, most);
    const size = small.reduce((sum, piece) => sum + piece.size, 0);
    if (small[0]) pieces.splice(-small.length, small.length, { ...small[0], size });
    figures.pieces = Math.max(figures.pieces, pieces.length);
    figures.copied += size;
  }
  expect(figures.pieces).toBeLessThan(80);
  expect(figures.copied / bytes).toBeLessThan(10);
});
