import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { withTemporaryFile } from './temporary-file.ts';

test('what is written to a temporary file is read in any part of it, and the file has no name', async () => {
  await withTemporaryFile(async (file) => {
    const piece = Buffer.alloc(300 * 1024, 'abc');
    for (const _ of [1, 2, 3]) await file.take(piece);
    expect(file.size).toBe(3 * piece.length);
    const part = await buffer(await file.read({ start: 1, end: file.size - 2 }));
    expect(part.equals(Buffer.concat([piece, piece, piece]).subarray(1, -1))).toBe(true);
    await file.take(Buffer.from('end'));
    expect((await buffer(await file.read({ start: file.size - 3, end: file.size - 1 }))).toString()).toBe('end');
    const named = () => readdirSync(tmpdir()).some((name) => name.startsWith('colophon-document-'));
    await expect.poll(named).toBe(false);
  });
});
