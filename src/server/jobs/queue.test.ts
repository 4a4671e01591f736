import { afterEach, expect, test, vi } from 'vitest';
import { onceAMinute } from './queue.ts';

afterEach(() => void vi.useRealTimers());

test('issue 9: an outage is told at once, and then once a minute', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const tell = onceAMinute((what: string) => void told.push(what));
  for (const what of ['first', 'second']) tell(what);
  vi.advanceTimersByTime(59_000);
  tell('third');
  vi.advanceTimersByTime(2000);
  for (const what of ['fourth', 'fifth']) tell(what);
  expect(told).toEqual(['first', 'fourth']);
});
