import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../context.ts';
import type { FilePurpose } from '../../../db/schema/index.ts';
import { ConversionError } from '../../../ports/conversion/document-converter.ts';
import { bytesInMemory, madeInMemory } from '../../../ports/inspection/bytes-in-memory.ts';
import type {
  DocumentBytes,
  DocumentFault,
  Passage,
  PrintableKind,
  PrintWish,
} from '../../../ports/inspection/document-inspector.ts';
import { keepMadeFile, kindOfMediaType, type FileRow } from '../../files/index.ts';

type Source = Pick<FileRow, 'mediaType' | 'storageKey' | 'size' | 'ownerId'>;

/** A job takes the turns of the account that sent the document. */
function chargedTo(ctx: Context, { ownerId }: Source): Context {
  if (ctx.actor.kind === 'user' || ownerId === null) return ctx;
  const holder = { account: `user:${ownerId}` };
  return { ...ctx, inspection: ctx.inspection.onBehalfOf(holder), conversion: ctx.conversion.onBehalfOf(holder) };
}

const pdfType = 'application/pdf';

/** Why a document cannot be printed: a fault of its own, or nothing here can convert it. */
export type PrintFault = DocumentFault | 'no-converter' | 'not-converted';

interface Printable extends DocumentBytes {
  readonly kind: PrintableKind;
}

/** A Word document of the older kind as a PDF. */
async function converted(ctx: Context, source: Source): Promise<Printable | PrintFault> {
  if (!ctx.conversion.isAvailable) return 'no-converter';
  try {
    const pdf = await ctx.conversion.toPdf(() => ctx.storage.read(source.storageKey), 'document.doc');
    try {
      return { ...bytesInMemory(await buffer(pdf.open())), kind: 'pdf' };
    } finally {
      await pdf.discard();
    }
  } catch (error) {
    if (error instanceof ConversionError) return 'not-converted';
    throw error;
  }
}

/** The bytes of a document in a kind that can be printed. */
async function printable(ctx: Context, source: Source): Promise<Printable | PrintFault> {
  const kind = kindOfMediaType(source.mediaType);
  if (kind === 'doc') return converted(ctx, source);
  const { size, storageKey } = source;
  return { kind, size, read: (range) => ctx.storage.read(storageKey, range) };
}

/** The text of a document's print, page by page: exactly what a copy shows. Null where it cannot be printed. */
export async function readPrint(asked: Context, source: Source, wish: PrintWish): Promise<readonly Passage[] | null> {
  const ctx = chargedTo(asked, source);
  const document = await printable(ctx, source);
  if (typeof document === 'string') return null;
  const print = await madeInMemory((take) => ctx.inspection.print(document.kind, document, wish, take));
  if (typeof print === 'string') return null;
  const read = await ctx.inspection.read(bytesInMemory(print));
  return typeof read === 'string' ? null : read;
}

/** The text of a stored PDF, page by page. Null where it cannot be read. */
export async function readPdf(
  ctx: Context,
  { size, storageKey }: Pick<FileRow, 'size' | 'storageKey'>,
): Promise<readonly Passage[] | null> {
  const read = await ctx.inspection.read({ size, read: (range) => ctx.storage.read(storageKey, range) });
  return typeof read === 'string' ? null : read;
}

/** Keeps a print of a document as a PDF. Answers with its id, or with why there is none. */
export async function keepPrint(
  asked: Context,
  source: Source,
  copy: { readonly purpose: FilePurpose; readonly name: string; readonly wish: PrintWish },
): Promise<{ id: string } | { fault: PrintFault }> {
  const ctx = chargedTo(asked, source);
  const document = await printable(ctx, source);
  if (typeof document === 'string') return { fault: document };
  return keepMadeFile(ctx, { purpose: copy.purpose, name: copy.name, mediaType: pdfType }, (take) =>
    ctx.inspection.print(document.kind, document, copy.wish, take),
  );
}
