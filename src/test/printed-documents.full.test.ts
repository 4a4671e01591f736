import { afterAll, expect, test } from 'vitest';
import { bytesInMemory } from './documents/bytes-in-memory.ts';
import { sandboxedInspector } from '../server/ports/inspection/sandboxed-inspector.ts';
import { goodFiles } from './documents/good-files.ts';

const inspector = sandboxedInspector();
afterAll(() => inspector.close());

const documents = (await goodFiles()).filter(({ name }) => !/\.doc$/i.test(name));

test.each(documents.map((file) => [file.what, file] as const))(
  'every document that is accepted can be printed: %s',
  { timeout: 60_000 },
  async (_, { name, bytes }) => {
    const kind = /\.pdf$/i.test(name) ? 'pdf' : 'docx';
    const pieces: Uint8Array[] = [];
    const wish = { purpose: 'review', people: [] } as const;
    const take = async (piece: Uint8Array) => void pieces.push(piece);
    expect(await inspector.print(kind, bytesInMemory(Buffer.from(bytes)), wish, take)).toBe(null);
    expect(await inspector.inspect('pdf', bytesInMemory(Buffer.concat(pieces)))).toBe(null);
  },
);
