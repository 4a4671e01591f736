import { expect, test } from 'vitest';
import { makePdf, aPage } from '../../../test/documents/make-pdf.ts';
import { sandboxedInspector } from './sandboxed-inspector.ts';
import { limitsOf } from './task-limits.ts';
import { Readable } from 'node:stream';

test('of a connection that closed the document is dropped, and the next has its turn', async () => {
  const inspector = sandboxedInspector();
  const gone = new AbortController();
  const reading = Promise.withResolvers<void>();
  const endless = {
    size: 1000,
    read: () => {
      reading.resolve();
      return new Promise<Readable>(() => {});
    },
  };
  const dropped = inspector.onBehalfOf({ account: 'hog', givenUp: gone.signal }).inspect('pdf', endless);
  await reading.promise;
  const begun = performance.now();
  gone.abort(new Error('The connection was closed'));
  await expect(dropped).rejects.toThrow('connection was closed');
  expect(performance.now() - begun, 'long before its time is over').toBeLessThan(6000);
  const bytes = makePdf({ objects: [aPage] });
  const read = ({ start, end }: { start: number; end: number }) =>
    Promise.resolve(Readable.from([bytes.subarray(start, end + 1)]));
  expect(await inspector.inspect('pdf', { size: bytes.length, read })).toBeNull();
  await inspector.close();
});

test('a small document may not take as long as a large one', () => {
  const mebibyte = 1024 * 1024;
  const patience = (task: 'inspect' | 'print', size: number) => limitsOf(task, 'pdf', size, 30_000).patience;
  expect([patience('inspect', 441), patience('inspect', 50 * mebibyte)]).toEqual([12_000, 30_000]);
  expect([patience('print', 441), patience('print', 50 * mebibyte)]).toEqual([60_004, 120_000]);
});
