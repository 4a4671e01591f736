import { expect, test, vi } from 'vitest';
import { sendOnce } from './send-once.ts';

/** A server that answers when the test says so. */
function aServer() {
  const clock = { now: 0 };
  const waiting: { readonly grant: (answer: string) => void; readonly refuse: (why: Error) => void }[] = [];
  const send = vi.fn<(input: { readonly version: number }) => Promise<string>>(
    () =>
      new Promise((grant, refuse) => {
        waiting.push({ grant, refuse });
      }),
  );
  const once = sendOnce(send, () => clock.now);
  const answer = (text: string) => waiting.at(-1)?.grant(text);
  const refuse = (why: string) => waiting.at(-1)?.refuse(new Error(why));
  return { clock, send, once, answer, refuse };
}

test('a second press while the first is under way sends nothing, and hears the same answer', async () => {
  const { send, once, answer } = aServer();
  const both = [once({ version: 1 }), once({ version: 1 })];
  answer('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a second press right after the answer is the same double click; a later one is a new wish', async () => {
  const { clock, send, once, answer } = aServer();
  const first = once({ version: 1 });
  answer('done');
  await first;
  clock.now = 499;
  expect(await once({ version: 1 })).toBe('done');
  expect(send).toHaveBeenCalledTimes(1);
  clock.now = 500;
  void once({ version: 1 });
  expect(send).toHaveBeenCalledTimes(2);
});

test('what was refused can be tried again at once', async () => {
  const { send, once, refuse } = aServer();
  const first = once({ version: 1 });
  refuse('no');
  await expect(first).rejects.toThrow('no');
  void once({ version: 1 });
  expect(send).toHaveBeenCalledTimes(2);
});

test('another wish goes at once, and so does the first one again after it', () => {
  const { send, once } = aServer();
  for (const version of [1, 2, 1]) void once({ version });
  expect(send.mock.calls.map(([input]) => input.version)).toEqual([1, 2, 1]);
});
