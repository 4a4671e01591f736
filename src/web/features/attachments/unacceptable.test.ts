import { expect, test } from 'vitest';
import { unacceptable } from './unacceptable.ts';

const megabyte = 1024 * 1024;
const pdf = '%PDF-1.7\n';
const word = 'PK\u0003\u0004';
const oldWord = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const file = (name: string, content: BlobPart, size = 0) => new File([content, new Uint8Array(size)], name);

test.each([
  ['paper.pdf', pdf],
  ['paper.pdf', `${'\n'.repeat(900)}${pdf}`],
  ['Paper.DOCX', word],
  ['paper.doc', oldWord],
])('decision 23: %s of its own kind is sent', async (name, content) => {
  expect(await unacceptable(file(name, content), 50)).toBeNull();
});

test.each([
  ['paper.odt', pdf, 0, 'is not accepted'],
  ['paper.pdf.exe', pdf, 0, 'is not accepted'],
  ['paper', pdf, 0, 'is not accepted'],
  ['paper.pdf', '', 0, 'is empty'],
  ['paper.pdf', pdf, 2 * megabyte, 'is larger than 1 MB'],
  ['paper.pdf', '<html>%PDF', 0, 'ends in .pdf, but is another kind of file'],
  ['paper.pdf', `${'\n'.repeat(1100)}${pdf}`, 0, 'ends in .pdf, but is another kind of file'],
  ['paper.docx', oldWord, 0, 'ends in .docx, but is another kind of file'],
  ['paper.doc', word, 0, 'ends in .doc, but is another kind of file'],
])('decision 23: %s is refused before it is sent (%#)', async (name, content, size, reason) => {
  expect(await unacceptable(file(name, content, size), 1)).toContain(reason);
});

test('where nothing converts Word documents, a .doc is refused with what to send', async () => {
  expect(await unacceptable(file('paper.doc', oldWord), 1, false)).toContain('Save it as .docx or PDF');
  expect(await unacceptable(file('paper.docx', word), 1, false)).toBeNull();
});
