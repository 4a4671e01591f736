import { expect, test } from 'vitest';
import { documentProgram } from './document-process.ts';
import type { PrintJob } from './typesetter/print-job.ts';

const aJob = (changes: Partial<PrintJob> = {}): PrintJob => ({
  template: 'review-certificate',
  title: 'Certificate of Review 2025',
  authors: ['Colophon'],
  date: '2025-12-31',
  language: 'en',
  content: { publisher: 'Colophon', reviewer: 'Alex Example', said: 'Thanks.', journals: [], note: '' },
  ...changes,
});

test('when 20 documents wait, another is asked to come back', async () => {
  const print = documentProgram({ file: 'typesetter/sandboxed/main.ts', data: 1_000_000, patience: 20_000 });
  const asked = Array.from({ length: 21 }, (_, number) => print(aJob({ title: `Certificate ${number}` })));
  const results = await Promise.allSettled(asked);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
}, 30_000);

test('a document that cannot be printed fails alone, and the next one is printed', async () => {
  const print = documentProgram({ file: 'typesetter/sandboxed/main.ts', data: 1_000_000, patience: 20_000 });
  await expect(print(aJob({ content: {} }))).rejects.toThrow('could not be printed');
  expect((await print(aJob())).subarray(0, 5).toString()).toBe('%PDF-');
}, 30_000);
