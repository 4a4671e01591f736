import { expect, test } from 'vitest';
import { z } from 'zod';
import { bytesOfJson, parsedInParts } from './in-parts.ts';

const Item = z.object({ at: z.int() });
const listOf = (length: number) => Array.from({ length }, (_, at) => ({ at, beyond: 'what the schema does not name' }));
const parsed = (length: number) => parsedInParts(z.array(Item), listOf(length));

/** How often others had their turn meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

test.each([0, 1, 500, 501, 1201])('a list of %i is as its schema has it, and whole as JSON', async (length) => {
  const list = await parsed(length);
  expect(list).toEqual(listOf(length).map(({ at }) => ({ at })));
  expect(String(await bytesOfJson(list))).toBe(JSON.stringify(list));
});

test('what is no list is what it was', async () => {
  expect(await parsedInParts(Item, { at: 1, other: 2 })).toEqual({ at: 1 });
  expect(await bytesOfJson({ at: 1 })).toBe('{"at":1}');
  await expect(parsedInParts(z.array(Item), [...listOf(600), { at: 'none' }])).rejects.toThrow('at');
});

test('others are answered while a long list is parsed and written', async () => {
  expect(await turnsDuring(() => parsed(5000))).toBeGreaterThan(5);
  const list = listOf(5000);
  expect(await turnsDuring(() => bytesOfJson(list))).toBeGreaterThan(5);
});
