import type { Readable } from 'node:stream';
import type { DocumentConverter } from './document-converter.ts';

/** Makes a PDF of a document and hands it on piece by piece; throws a ConversionError. */
export async function convertInto(
  conversion: DocumentConverter,
  source: { readonly open: () => Promise<Readable>; readonly name: string },
  take: (piece: Uint8Array) => Promise<void>,
): Promise<void> {
  const pdf = await conversion.toPdf(source.open, source.name);
  try {
    const pieces: AsyncIterable<Uint8Array> = pdf.open();
    for await (const piece of pieces) await take(piece);
  } finally {
    await pdf.discard();
  }
}
