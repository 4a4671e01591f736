import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { PageCache } from './page-cache.ts';
import { PublicAnswer } from './public-answer.ts';

const said = async (answer: PublicAnswer) => String(await answer.coded('identity'));

function setting(maxBytes = 1_000_000) {
  let version: number | null = 1;
  let stands = 1;
  let renders = 0;
  const cache = new PageCache(maxBytes, { current: () => version, standsFrom: () => stands });
  const render = async (status = 200) => {
    renders += 1;
    return new PublicAnswer(status, {}, `rendered ${renders}`);
  };
  const read = async (url: string, status?: number) => said(await cache.answer(url, () => render(status)));
  return {
    cache,
    read,
    render,
    renders: () => renders,
    setVersion: (next: number | null) => (version = next),
    standsFrom: (next: number) => (stands = next),
  };
}

test('a page is rendered once and then cached', async () => {
  const { read, renders } = setting();
  expect([await read('/a'), await read('/a'), await read('/b')]).toEqual(['rendered 1', 'rendered 1', 'rendered 2']);
  expect(renders()).toBe(2);
});

test('an answer takes the room of its own bytes in each coding, and not of the slab that they were made in', async () => {
  const answer = new PublicAnswer(200, {}, 'the same words '.repeat(1000));
  for (const coding of ['identity', 'br', 'gzip'] as const) {
    const bytes = await answer.coded(coding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});

test('a page that lacks a part and says so is not cached', async () => {
  const { cache } = setting();
  const lacking = (words: string) => async () => new PublicAnswer(200, { 'cache-control': 'no-store' }, words);
  await cache.answer('/a', lacking('first'));
  expect(await said(await cache.answer('/a', lacking('second')))).toBe('second');
});

test('a change of public content makes every cached page worthless at once', async () => {
  const { read, setVersion } = setting();
  await read('/a');
  setVersion(2);
  expect(await read('/a')).toBe('rendered 2');
});

test('what says the same after a change stays cached with what was made of it', async () => {
  const { cache, setVersion } = setting();
  const saying = (words: string) => new PublicAnswer(200, {}, words);
  const first = await cache.answer('/a', async () => saying('same'));
  setVersion(2);
  const second = await cache.answer('/a', async () => saying('same'));
  expect(second).toBe(first);
  expect(cache.find('/a')).toBe(first);
  setVersion(3);
  expect(await said(await cache.answer('/a', async () => saying('other')))).toBe('other');
});

test('a page whose rendering began before a change is not cached after it', async () => {
  const { cache, render, read, setVersion } = setting();
  const slow = cache.answer('/a', async () => {
    const page = await render();
    setVersion(2);
    return page;
  });
  await slow;
  expect(await read('/a')).toBe('rendered 2');
});

test('many who ask at once wait for one rendering', async () => {
  const { read, renders } = setting();
  await Promise.all(Array.from({ length: 50 }, () => read('/a')));
  expect(renders()).toBe(1);
});

test('while changes cannot be heard of, nothing is served from the cache', async () => {
  const { read, setVersion } = setting();
  await read('/a');
  setVersion(null);
  expect([await read('/a'), await read('/a')]).toEqual(['rendered 2', 'rendered 3']);
});

test('while changes cannot be heard of, many who ask at once still wait for one rendering, which began after they asked', async () => {
  const { read, renders, setVersion } = setting();
  setVersion(null);
  const first = read('/a');
  const others = Array.from({ length: 50 }, () => read('/a'));
  expect(await first).toBe('rendered 1');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['rendered 2']));
  expect(renders()).toBe(2);
  expect(await read('/a')).toBe('rendered 3');
});

test('refusals are not cached', async () => {
  const { read, renders } = setting();
  await read('/gone', 404);
  await read('/gone', 404);
  expect(renders()).toBe(2);
});

test('a failed rendering fails for those who wait, and is tried again', async () => {
  const { cache, read } = setting();
  await expect(cache.answer('/a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await read('/a')).toBe('rendered 1');
});

test('what cannot be made again is sent as it was, where nothing is known to have changed, and is not cached again', async () => {
  const { cache, read, setVersion, standsFrom } = setting();
  const away = () => Promise.reject(new AppError('unavailable', 'The database is away.'));
  await read('/a');
  setVersion(2);
  expect([await said(await cache.answer('/a', away)), await read('/a', 503)]).toEqual(['rendered 1', 'rendered 1']);
  await expect(cache.answer('/a', () => Promise.reject(new Error('a fault of ours')))).rejects.toThrow(
    'a fault of ours',
  );
  expect(cache.find('/a')).toBeNull();
  expect(await read('/a')).toBe('rendered 3');
  setVersion(3);
  standsFrom(3);
  await expect(cache.answer('/a', away)).rejects.toThrow('The database is away.');
  expect(await read('/a', 503)).toBe('rendered 4');
  expect(await read('/b', 503)).toBe('rendered 5');
});

test('what was found to be gone, or otherwise, is not sent as it stood before', async () => {
  const { cache, read, setVersion } = setting();
  const away = () => Promise.reject(new AppError('unavailable', 'The database is away.'));
  const gone = () => Promise.reject(new AppError('not-found', 'This article was not found.'));
  for (const url of ['/a', '/b']) await read(url);
  setVersion(2);
  await read('/a', 404);
  await expect(cache.answer('/b', gone)).rejects.toThrow('This article');
  for (const url of ['/a', '/b']) await expect(cache.answer(url, away)).rejects.toThrow('The database is away.');
});

test('the cache stays within its bytes, and the least used page goes first', async () => {
  const one = new PublicAnswer(200, {}, 'rendered 1').size;
  const { read } = setting(one * 2);
  await read('/a');
  await read('/b');
  await read('/a');
  await read('/c');
  expect(await read('/a')).toBe('rendered 1');
  expect(await read('/b')).toBe('rendered 4');
});

test('an answer as large as many others is not cached, and drives none of them out', async () => {
  const { cache, read } = setting(10_000);
  await read('/a');
  await cache.answer('/large', async () => new PublicAnswer(200, {}, 'x'.repeat(6000)));
  expect(cache.find('/large')).toBeNull();
  expect(await read('/a')).toBe('rendered 1');
});

test('a new page finds room where all that is there is used: then the oldest goes', async () => {
  const one = new PublicAnswer(200, {}, 'rendered 1').size;
  const { read } = setting(one * 2);
  for (const url of ['/a', '/b', '/a', '/b', '/c']) await read(url);
  expect([await read('/c'), await read('/b'), await read('/a')]).toEqual(['rendered 3', 'rendered 2', 'rendered 4']);
});

test('a page that lacks a part is sent only where no whole one may be: a database that comes back loses no page', async () => {
  const { cache, read, setVersion, standsFrom } = setting();
  const lacking = new PublicAnswer(200, { 'cache-control': 'no-store' }, 'rendered 1');
  await read('/a');
  setVersion(2);
  expect(await cache.answer('/a', async () => lacking)).not.toBe(lacking);
  expect(await read('/a', 503)).toBe('rendered 1');
  setVersion(3);
  standsFrom(3);
  expect(await cache.answer('/a', async () => lacking)).toBe(lacking);
});

test('whoever asks after a change does not wait for what was begun before it, and that takes nothing from them', async () => {
  const { cache, read, setVersion } = setting();
  const late = Promise.withResolvers<PublicAnswer>();
  const slow = cache.answer('/a', () => late.promise);
  setVersion(2);
  expect(await read('/a')).toBe('rendered 1');
  late.resolve(new PublicAnswer(200, {}, 'of before'));
  expect(String(await (await slow).coded('identity'))).toBe('of before');
  expect(await read('/a')).toBe('rendered 1');
});

test('the room counts what is held in each coding, and what grows drives others out', async () => {
  const large = () => Promise.resolve(new PublicAnswer(200, {}, 'the same words '.repeat(1000)));
  const { size } = await large();
  const cache = new PageCache(size * 2, { current: () => 1, standsFrom: () => 1 });
  const first = await cache.answer('/a', large);
  const second = await cache.answer('/b', large);
  expect(cache.figures()).toMatchObject({ kept: 2, bytes: size * 2 });
  await second.coded('br');
  expect(cache.figures()).toMatchObject({ kept: 2, bytes: first.size + second.size });
  for (const coding of ['identity', 'gzip'] as const) await second.coded(coding);
  expect(second.size).toBeGreaterThan(size);
  expect(cache.figures()).toMatchObject({ kept: 1, bytes: second.size });
  await first.coded('gzip');
  expect(cache.figures().bytes, 'nobody counts one that was dropped').toBe(second.size);
});
