import { expect, test } from 'vitest';
import { makePdf } from '../../../../test/documents/make-pdf.ts';
import { bufferSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';
import { inspectPdfTables } from './inspect-pdf.ts';

/** A file of one table that says this of itself, and of another before it. */
function inspected(table: string, before = '') {
  const first = `%PDF-1.5\n7 0 obj<</Type/XRef${before}/Length 1>>stream\n0\nendstream endobj\n`;
  const text = `${first}8 0 obj<</Type/XRef${table}/Length 1>>stream\n0\nendstream endobj\n`;
  return inspectPdfTables(bufferSource(Buffer.from(`${text}startxref\n${first.length}\n%%EOF\n`)));
}

test.each([
  ['entries of no width', '/Size 3/W [0 0 0]/Index [0 999999999]'],
  ['entries of no width, with names as numbers', '/Size 3/#57[0 0 0]/Inde#78 [0 9]'],
  ['no widths', '/Size 3/W []'],
  ['more entries than any file', '/Size 3000000/W [1 4 0]'],
  ['more entries than any file, in parts', '/Size 3/W [1 4 0]/Index [0 1500000 2000000 1500000]'],
])('a table that a reader would count through without end is refused: %s', async (_, table) => {
  await expect(inspected(table)).rejects.toEqual(new FaultFound('too-complex'));
  await expect(inspected('/Size 3/W [1 2 1]/Prev 9', table)).rejects.toEqual(new FaultFound('too-complex'));
});

test('a table as programs write it passes, and one that leads back to itself ends', async () => {
  await expect(inspected('/Size 1200/W [1 3 2]/Index [0 1 800 400]')).resolves.toBeUndefined();
  await expect(inspected('/Size 3/W [1 2 1]/Prev 9', '/Size 3/W [1 2 1]/Prev 9')).resolves.toBeUndefined();
  await expect(inspectPdfTables(bufferSource(Buffer.from(makePdf())))).resolves.toBeUndefined();
});
