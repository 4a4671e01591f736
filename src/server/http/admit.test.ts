import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admission, sharing } from './admit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that is begun and comes to its end when it is told to. */
function someWork(admit: ReturnType<typeof admission>['admit']) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: async (name: string) => {
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    asked: (name: string) =>
      admit(
        () =>
          new Promise<string>((resolve) => {
            begun.push(name);
            ends.set(name, () => resolve(name));
          }),
      ),
  };
}

const tooMuch = { code: 'unavailable', status: 503 };

test('issue 9: who comes while as much as possible is under way is told to come back, before anything is begun', async () => {
  const { admit, figures } = admission({ atWork: 2, waiting: 0, patience: 0 }, null);
  const { begun, end, asked } = someWork(admit);
  const admitted = [asked('one'), asked('two')];
  await expect(asked('three')).rejects.toMatchObject(tooMuch);
  expect([begun, figures()]).toEqual([['one', 'two'], { under_way: 2, waiting: 0, refused: 1 }]);
  await end('one');
  await end('two');
  expect(await Promise.all(admitted)).toEqual(['one', 'two']);
  await expect(admit(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect([await admit(() => Promise.resolve('next')), figures().under_way]).toEqual(['next', 0]);
});

test('issue 9: some wait for their turn, in their order and for so long', async () => {
  const { admit, figures } = admission({ atWork: 1, waiting: 2, patience: 1000 }, null);
  const { begun, end, asked } = someWork(admit);
  const [one, two] = [asked('one'), asked('two')];
  const three = asked('three').catch((error: unknown) => error);
  await expect(asked('four')).rejects.toMatchObject(tooMuch);
  await end('one');
  expect([await one, begun]).toEqual(['one', ['one', 'two']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await three).toMatchObject(tooMuch);
  await end('two');
  expect([await two, begun, figures()]).toEqual(['two', ['one', 'two'], { under_way: 0, waiting: 0, refused: 2 }]);
});

test('issue 9: nobody holds more places than one may have; others come in, and who was refused does once a place is free', async () => {
  const share = sharing(2, 'So many at once.');
  const { begun, end, asked } = someWork((work) => share('Ada', work));
  const held = [asked('one'), asked('two')];
  await expect(asked('three')).rejects.toMatchObject({
    status: 429,
    message: 'So many at once.',
    retryAfterSeconds: 5,
  });
  expect([await share('Ben', () => Promise.resolve('Ben')), begun]).toEqual(['Ben', ['one', 'two']]);
  await end('one');
  const four = asked('four');
  expect(begun).toEqual(['one', 'two', 'four']);
  await expect(asked('five')).rejects.toMatchObject({ status: 429 });
  await end('two');
  await end('four');
  expect(await Promise.all([...held, four])).toEqual(['one', 'two', 'four']);
  await expect(share('Ada', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  const [six, seven] = [asked('six'), asked('seven')];
  await end('six');
  await end('seven');
  expect(await Promise.all([six, seven])).toEqual(['six', 'seven']);
});
