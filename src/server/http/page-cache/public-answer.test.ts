import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PublicAnswer } from './public-answer.ts';

const words = 'dunes wander with the wind and leave a trace of where they were in sand and stone'.split(' ');
const body = Array.from({ length: 6000 }, (_, at) => words[(at * at * 31) % 17]).join(' ');
const opened = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(['br', 'gzip'] as const)(
  '%s is made on the spot for the first, and better for all who ask after',
  async (coding) => {
    const answer = new PublicAnswer(200, {}, body);
    expect(answer.ready(coding)).toBeUndefined();
    const first = answer.coded(coding);
    if (!Buffer.isBuffer(first)) throw new Error('It was not made on the spot');
    await wait(50);
    expect(await answer.coded(coding), 'nobody else had asked: nothing was made').toBe(first);
    await expect.poll(() => answer.ready(coding)?.length).toBeLessThan(first.length);
    const better = answer.ready(coding) ?? first;
    expect([first, better].map((bytes) => opened[coding](bytes).toString())).toEqual([body, body]);
  },
);

test('what would hold everyone up is made in a thread, once', async () => {
  const answer = new PublicAnswer(200, {}, body.repeat(10));
  const making = answer.coded('br');
  expect(making).toBeInstanceOf(Promise);
  expect(await answer.coded('br')).toBe(await making);
});

test.each(['br', 'gzip'] as const)(
  'what was asked for in %s alone is held in that alone, and found again',
  async (coding) => {
    const answer = new PublicAnswer(200, {}, body);
    const whole = answer.size;
    await answer.coded(coding);
    expect(answer.size).toBeLessThan(whole / 2);
    expect(answer.ready('identity')).toBeUndefined();
    expect(String(await answer.coded('identity'))).toBe(body);
    expect(answer.ready('identity'), 'somebody asked for it').toHaveLength(Buffer.byteLength(body));
  },
);

test('what was asked for as it is stays that', async () => {
  const answer = new PublicAnswer(200, {}, body);
  await answer.coded('identity');
  await answer.coded('br');
  expect(String(answer.ready('identity'))).toBe(body);
});

test('of a long one that is to be cached the compressed bytes alone are held, and sent as they are to whoever asks for that', async () => {
  const long = body.repeat(10);
  const answer = await PublicAnswer.packed(200, {}, long);
  const { size } = answer;
  expect(size).toBeLessThan(long.length / 4);
  const [one, other] = await Promise.all([answer.coded('identity'), answer.coded('identity')]);
  expect(one, 'the same bytes for both').toBe(other);
  expect([String(one) === long, answer.size]).toEqual([true, size]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0.000 , gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['gzip;q=0,br;q=0', 'identity'],
  ['zstd', 'identity'],
])('of what a reader accepts, what is refused by name is not sent: %s', (accepted, coding) => {
  expect(new PublicAnswer(200, {}, body).codingFor(accepted)).toBe(coding);
});
