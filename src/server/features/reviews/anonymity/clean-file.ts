import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../context.ts';
import type { FilePurpose } from '../../../db/schema/index.ts';
import { ConversionError } from '../../../ports/conversion/document-converter.ts';
import type { DocumentBytes, DocumentFault } from '../../../ports/inspection/document-inspector.ts';
import { keepMadeFile, kindOfMediaType, type FileRow } from '../../files/index.ts';

type Source = Pick<FileRow, 'mediaType' | 'storageKey' | 'size' | 'ownerId'>;

/** Jobs work for whoever sent the document: it takes its turn among theirs. */
function chargedTo(ctx: Context, { ownerId }: Source): Context {
  if (ctx.actor.kind === 'user' || ownerId === null) return ctx;
  const holder = { account: `user:${ownerId}` };
  return { ...ctx, inspection: ctx.inspection.onBehalfOf(holder), conversion: ctx.conversion.onBehalfOf(holder) };
}

const pdfType = 'application/pdf';

/** What keeps a document from being read or written anew: a fault of its own, or that nothing here can convert it. */
export type CleaningFault = DocumentFault | 'no-converter' | 'not-converted';

interface Cleanable extends DocumentBytes {
  readonly mediaType: string;
}

const inMemory = (bytes: Buffer): DocumentBytes => ({
  size: bytes.length,
  read: ({ start, end }) => Promise.resolve(Readable.from([bytes.subarray(start, end + 1)])),
});

/** A Word document of the older kind as a PDF. */
async function converted(ctx: Context, source: Source): Promise<Cleanable | CleaningFault> {
  if (!ctx.conversion.isAvailable) return 'no-converter';
  try {
    const pdf = await ctx.conversion.toPdf(() => ctx.storage.read(source.storageKey), 'document.doc');
    try {
      return { ...inMemory(await buffer(pdf.open())), mediaType: pdfType };
    } finally {
      await pdf.discard();
    }
  } catch (error) {
    if (error instanceof ConversionError) return 'not-converted';
    throw error;
  }
}

/** The bytes of a document in a kind that can be read and written anew. */
async function cleanable(ctx: Context, source: Source): Promise<Cleanable | CleaningFault> {
  if (kindOfMediaType(source.mediaType) === 'doc') return converted(ctx, source);
  const { mediaType, size, storageKey } = source;
  return { mediaType, size, read: (range) => ctx.storage.read(storageKey, range) };
}

/** What a document holds, page by page; null where it cannot be read. */
export async function readDocument(asked: Context, source: Source) {
  const ctx = chargedTo(asked, source);
  const document = await cleanable(ctx, source);
  if (typeof document === 'string') return null;
  const read = await ctx.inspection.read(document.mediaType === pdfType ? 'pdf' : 'docx', document);
  return typeof read === 'string' ? null : read;
}

/** Keeps a copy of a document without what tells who made it and when; answers with its id, or with why there is none. */
export async function keepCleanCopy(
  asked: Context,
  source: Source,
  copy: { readonly purpose: FilePurpose; readonly nameFor: (mediaType: string) => string },
): Promise<{ id: string } | { fault: CleaningFault }> {
  const ctx = chargedTo(asked, source);
  const document = await cleanable(ctx, source);
  if (typeof document === 'string') return { fault: document };
  const { mediaType } = document;
  const kind = mediaType === pdfType ? 'pdf' : 'docx';
  return keepMadeFile(ctx, { purpose: copy.purpose, name: copy.nameFor(mediaType), mediaType }, (take) =>
    ctx.inspection.clean(kind, document, take),
  );
}
