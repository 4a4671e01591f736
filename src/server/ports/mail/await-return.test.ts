import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitReturn } from './await-return.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aServer() {
  const server = { isBack: false, asked: 0, told: 0 };
  const waiting = awaitReturn(
    () => {
      server.asked += 1;
      return server.isBack ? Promise.resolve() : Promise.reject(new Error('refused'));
    },
    () => void (server.told += 1),
    1000,
  );
  return { server, waiting };
}

test('issue 9: a mail server that failed is asked until it answers; then what waits for it is told, once', async () => {
  const { server, waiting } = aServer();
  for (let failures = 0; failures < 5; failures += 1) waiting.noteFailure();
  await vi.advanceTimersByTimeAsync(3500);
  expect(server).toMatchObject({ asked: 3, told: 0 });
  server.isBack = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(server).toMatchObject({ asked: 4, told: 1 });
  waiting.noteFailure();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server).toMatchObject({ asked: 5, told: 2 });
});

test('nobody is asked any more after the end', async () => {
  const { server, waiting } = aServer();
  waiting.noteFailure();
  waiting.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(server).toMatchObject({ asked: 0, told: 0 });
});
