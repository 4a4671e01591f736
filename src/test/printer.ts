import { expect } from 'vitest';
import type { DocumentConverter } from '../server/ports/conversion/document-converter.ts';
import { noConverter } from '../server/ports/conversion/no-converter.ts';
import { bytesInMemory } from './documents/bytes-in-memory.ts';
import { sandboxedInspector } from '../server/ports/inspection/sandboxed-inspector.ts';
import type { PrintableKind } from '../server/ports/inspection/document-inspector.ts';

/** Prints documents for review and reads the prints, as the product does. */
export function printer(conversion: DocumentConverter = noConverter) {
  const inspector = sandboxedInspector().drawingWith(conversion);

  async function printed(kind: PrintableKind, bytes: Uint8Array): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    const wish = { purpose: 'review', people: [] } as const;
    const take = async (piece: Uint8Array) => void pieces.push(piece);
    expect(await inspector.print(kind, bytesInMemory(Buffer.from(bytes)), wish, take)).toBe(null);
    return Buffer.concat(pieces);
  }

  async function shownIn(print: Buffer): Promise<string> {
    const pages = await inspector.read(bytesInMemory(print));
    if (typeof pages === 'string') throw new Error(`It cannot be read: ${pages}`);
    return pages.map(({ text }) => text).join('\n');
  }

  return { inspector, printed, shownIn };
}
