import { expect, test } from 'vitest';
import { unacceptable } from './upload-store.ts';

const megabyte = 1024 * 1024;

test.each(['paper.pdf', 'paper.doc', 'Paper.DOCX'])('%s is sent', (name) => {
  expect(unacceptable({ name, size: megabyte }, 50)).toBeNull();
});

test.each([
  ['paper.odt', 1, 'is not accepted'],
  ['paper.pdf.exe', 1, 'is not accepted'],
  ['paper.pdf', 0, 'is empty'],
  ['paper.pdf', 51 * megabyte, 'is larger than 50 MB'],
])('%s of %i bytes is refused before it is sent', (name, size, reason) => {
  expect(unacceptable({ name, size }, 50)).toContain(reason);
});
