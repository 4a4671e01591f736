import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fairLocks, withLock } from './fair-locks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = 1000;

/** Work of accounts that is noted as it begins. */
function setting() {
  const locks = fairLocks();
  const order: string[] = [];
  const work = (account: string, { seconds = 1, givenUp }: { seconds?: number; givenUp?: AbortSignal } = {}) =>
    withLock(
      locks,
      'inspection',
      async () => {
        order.push(account);
        await new Promise((resolve) => setTimeout(resolve, seconds * second));
      },
      { account, givenUp },
    );
  return { order, work };
}

test('an account has one turn at a time, and another account does not wait for it', async () => {
  const { order, work } = setting();
  const all = [work('hog', { seconds: 60 }), work('hog'), work('author'), work('author'), work('reviewer')];
  await vi.advanceTimersByTimeAsync(4 * second);
  expect(order).toEqual(['hog', 'author', 'reviewer', 'author']);
  await vi.advanceTimersByTimeAsync(60 * second);
  await Promise.all(all);
  expect(order).toEqual(['hog', 'author', 'reviewer', 'author', 'hog']);
});

test('the account that has used the fewest seconds lately comes next', async () => {
  const { order, work } = setting();
  void work('hog', { seconds: 30 });
  await vi.advanceTimersByTimeAsync(30 * second);
  void work('one', { seconds: 2 });
  void work('two', { seconds: 1 });
  const all = [work('hog', { seconds: 1 }), work('one'), work('author'), work('two')];
  await vi.advanceTimersByTimeAsync(10 * second);
  await Promise.all(all);
  expect(order).toEqual(['hog', 'one', 'two', 'author', 'two', 'one', 'hog']);
});

test('what an account used long ago counts little', async () => {
  const { order, work } = setting();
  void work('hog', { seconds: 30 });
  await vi.advanceTimersByTimeAsync(3600 * second);
  void work('one', { seconds: 2 });
  void work('two', { seconds: 3 });
  const all = [work('two'), work('hog')];
  await vi.advanceTimersByTimeAsync(10 * second);
  await Promise.all(all);
  expect(order).toEqual(['hog', 'one', 'two', 'hog', 'two']);
});

test('what is given up never begins, and holds up nobody', async () => {
  const { order, work } = setting();
  const gone = new AbortController();
  const givenUp = gone.signal;
  const first = [work('author'), work('reviewer')];
  const dropped = [work('hog', { givenUp }), work('hog', { givenUp })].map((one) => one.catch(String));
  const last = work('reviewer');
  gone.abort(new Error('The connection was closed'));
  for (const one of dropped) expect(await one).toContain('connection was closed');
  await expect(work('hog', { givenUp })).rejects.toThrow('connection was closed');
  const all = [...first, last, work('hog')];
  await vi.advanceTimersByTimeAsync(5 * second);
  await Promise.all(all);
  expect(order).toEqual(['author', 'reviewer', 'hog', 'reviewer']);
});
