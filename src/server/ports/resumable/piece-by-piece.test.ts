import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { pieceByPiece } from './piece-by-piece.ts';

const pieceBytes = 64 * 1024;
const megabyte = 1024 * 1024;

/** A piece that takes memory of its own, as those that a connection brings. */
const aPiece = (fill: number) => Buffer.alloc(pieceBytes, fill);

test('the memory of a piece is given back when the next one is asked for, and that of the last one at the end', async () => {
  const sent = [1, 2, 3].map(aPiece);
  const seen: number[] = [];
  for await (const piece of pieceByPiece(Readable.from(sent))) {
    seen.push(piece[0] ?? 0);
    expect(sent.map(({ length }) => length === 0)).toEqual(sent.map((_, place) => place < seen.length - 1));
  }
  expect(seen).toEqual([1, 2, 3]);
  expect(sent.map(({ length }) => length)).toEqual([0, 0, 0]);
});

test('a piece that shares its memory with others keeps it', async () => {
  const whole = aPiece(7);
  const halves = [whole.subarray(0, pieceBytes / 2), whole.subarray(pieceBytes / 2)];
  const read: Buffer[] = [];
  for await (const piece of pieceByPiece(Readable.from(halves))) read.push(Buffer.from(piece));
  expect(Buffer.concat(read)).toEqual(aPiece(7));
  expect(whole).toHaveLength(pieceBytes);
});

test('what waits in a stream is not copied into one piece', async () => {
  const waiting = new PassThrough({ highWaterMark: megabyte });
  const sent = [1, 2, 3].map(aPiece);
  for (const piece of sent) waiting.write(piece);
  waiting.end();
  const sizes: number[] = [];
  for await (const piece of pieceByPiece(waiting)) sizes.push(piece.length);
  expect(sizes).toEqual([pieceBytes, pieceBytes, pieceBytes]);
  expect(sent.every(({ length }) => length === 0)).toBe(true);
});

test('who stops reading gives the piece back and closes the stream; a stream that breaks is thrown', async () => {
  const sent = [1, 2, 3].map(aPiece);
  const stopped = Readable.from(sent);
  for await (const _ of pieceByPiece(stopped)) break;
  expect(sent[0]).toHaveLength(0);
  await expect.poll(() => stopped.destroyed).toBe(true);

  const broken = new PassThrough();
  broken.write(aPiece(1));
  const reading = pieceByPiece(broken);
  expect((await reading.next()).value).toHaveLength(pieceBytes);
  broken.destroy(new Error('The line was cut.'));
  await expect(reading.next()).rejects.toThrow('The line was cut.');
});
