import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentXml, makeDocx } from '../../../../../test/documents/make-docx.ts';
import { isReasonableWord } from './word-text.ts';
import { zipEntries } from './zip-entries.ts';

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const place = 'word/document.xml';

test('a Word document is reasonable', async () => {
  expect(await isReasonableWord(bufferOf(makeDocx()))).toBe(true);
});

test.each([
  ['nothing', new Uint8Array()],
  ['no ZIP', new Uint8Array(Buffer.from('PK\u0003\u0004 and nothing more'.padEnd(99)))],
  ['no document in it', makeDocx({ [place]: null })],
  ['a bomb that says so', makeDocx({ [place]: documentXml('a'.repeat(41 * 1024 * 1024)) })],
])('%s is not', async (_, bytes) => {
  expect(await isReasonableWord(bufferOf(bytes))).toBe(false);
});

/** Writes another size for a part into the central directory. */
function claimed(bytes: ArrayBuffer, size: number): ArrayBuffer {
  const copy = bytes.slice(0);
  const view = new DataView(copy);
  const name = Buffer.from(place);
  const all = Buffer.from(copy);
  view.setUint32(all.lastIndexOf(name) - 46 + 24, size, true);
  return copy;
}

test('a bomb that claims to be small is found while it unpacks', async () => {
  const text = documentXml('a'.repeat(3 * 1024 * 1024));
  const honest = bufferOf(makeDocx({ [place]: text }));
  expect(deflateRawSync(text).length).toBeLessThan(10_000);
  expect(await isReasonableWord(honest)).toBe(true);
  const lying = claimed(honest, 1000);
  expect(zipEntries(lying).find(({ name }) => name === place)?.size).toBe(1000);
  expect(await isReasonableWord(lying)).toBe(false);
});
