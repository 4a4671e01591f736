import { expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

function setting() {
  const state: { version: number | null } = { version: 1 };
  let times = 0;
  const run = vi.fn<() => Promise<number>>(async () => (times += 1));
  const cache = new PageCache(0, { current: () => state.version, standsFrom: () => 1 });
  return { state, run, ask: (name = 'a') => cache.value(name, run) };
}

test('issue 9: what many pages read is read once for a version of the public content', async () => {
  const { state, ask } = setting();
  expect([await ask(), await ask(), await ask('b')]).toEqual([1, 1, 2]);
  state.version = 2;
  expect([await ask(), await ask()]).toEqual([3, 3]);
});

test('while changes cannot be heard of, it is read each time', async () => {
  const { state, ask } = setting();
  state.version = null;
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

test('what failed is tried again', async () => {
  const { run, ask } = setting();
  run.mockRejectedValueOnce(new Error('no database'));
  await expect(ask()).rejects.toThrow('no database');
  expect(await ask()).toBe(1);
});
