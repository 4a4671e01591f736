import { expect, test } from 'vitest';
import { neighboursOf } from './queue-address.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, articleTitle: id.toUpperCase() }));
const queue = [a, b, c].filter((entry) => entry !== undefined);

test('a manuscript in the queue has those before and after it', () => {
  expect(neighboursOf(queue, 'b')).toEqual({ position: 2, previous: a, next: c });
});

test('the first has none before it, the last none after it', () => {
  expect(neighboursOf(queue, 'a')).toEqual({ position: 1, previous: null, next: b });
  expect(neighboursOf(queue, 'c')).toEqual({ position: 3, previous: b, next: null });
});

test('after one that has left the queue comes the first that waits', () => {
  expect(neighboursOf(queue, 'gone')).toEqual({ position: null, previous: null, next: a });
  expect(neighboursOf([], 'gone')).toEqual({ position: null, previous: null, next: null });
});
