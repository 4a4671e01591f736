import { expect, test } from 'vitest';
import type { HostileFile } from '../../../../test/documents/hostile/hostile-file.ts';
import { hostilePdfs } from '../../../../test/documents/hostile/hostile-pdfs.ts';
import { hostileWordFiles } from '../../../../test/documents/hostile/hostile-word-files.ts';
import { makeDocx } from '../../../../test/documents/make-docx.ts';
import { aPage, makePdf } from '../../../../test/documents/make-pdf.ts';
import { bufferSource } from './byte-source.ts';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';

function inspect(name: string, bytes: Uint8Array): Promise<void> {
  const source = bufferSource(Buffer.from(bytes));
  if (name.endsWith('.docx')) return inspectDocx(source);
  return name.endsWith('.doc') ? inspectDoc(source) : inspectPdf(source);
}

/** These are ended with their process, which has little time and memory. */
const isEndless = ({ what }: HostileFile) =>
  what === 'a PDF that unpacks to 400 MB' || what === 'old Word with a stream that never ends';
const hostileFiles = [...hostileWordFiles, ...hostilePdfs].filter((file) => !isEndless(file));

test.each(hostileFiles)('a hostile document is refused: $what', async ({ name, bytes }) => {
  await expect(inspect(name, bytes)).rejects.toBeInstanceOf(Error);
});

test('a sound document is accepted', async () => {
  await expect(inspect('paper.docx', makeDocx())).resolves.toBeUndefined();
  await expect(inspect('paper.pdf', makePdf({ objects: [aPage] }))).resolves.toBeUndefined();
});
