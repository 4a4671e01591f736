import type { Context } from '../../../context.ts';
import type { FilePurpose } from '../../../db/schema/index.ts';
import { convertInto } from '../../../ports/conversion/convert-into.ts';
import { ConversionError } from '../../../ports/conversion/document-converter.ts';
import type {
  DocumentBytes,
  DocumentFault,
  Passage,
  PrintableKind,
  PrintWish,
} from '../../../ports/inspection/document-inspector.ts';
import { withTemporaryFile } from '../../../ports/inspection/temporary-file.ts';
import { keepMadeFile, kindOfMediaType, type FileRow } from '../../files/index.ts';
import { manuscriptSlot } from '../../../../contracts/constants.ts';

/** What reviewers see as the name of a file, which its author may have called after themselves. */
export const neutralName = (slot: number | null): string =>
  slot === manuscriptSlot ? 'manuscript.pdf' : 'supplementary.pdf';

/** What everybody sees as the name of a report's attachment. */
export const attachmentName = 'review-attachment.pdf';

/** What everybody sees as the name of a file that answers a question, by its place in the form. */
export const answerFileName = (place: number): string => `answer-${place + 1}.pdf`;

type Source = Pick<FileRow, 'mediaType' | 'storageKey' | 'size' | 'ownerId'>;

/** A job takes the turns of the account that sent the document. */
function chargedTo(ctx: Context, { ownerId }: Source): Context {
  if (ctx.actor.kind === 'user' || ownerId === null) return ctx;
  const holder = { account: `user:${ownerId}` };
  return { ...ctx, inspection: ctx.inspection.onBehalfOf(holder), conversion: ctx.conversion.onBehalfOf(holder) };
}

const pdfType = 'application/pdf';

/** Why a document cannot be printed: it is faulty, or it cannot be converted. */
export type PrintFault = DocumentFault | 'no-converter' | 'not-converted';

/** A document in a kind that can be printed. */
interface Printable extends DocumentBytes {
  readonly kind: PrintableKind;
}

/** Works on a Word document of the older kind as a PDF. */
async function withConverted<T>(
  ctx: Context,
  source: Source,
  work: (document: Printable) => Promise<T>,
): Promise<T | PrintFault> {
  if (!ctx.conversion.isAvailable) return 'no-converter';
  return withTemporaryFile(async (file) => {
    try {
      const open = () => ctx.storage.read(source.storageKey);
      await convertInto(ctx.conversion, { open, name: 'document.doc' }, file.take);
    } catch (error) {
      if (error instanceof ConversionError) return 'not-converted';
      throw error;
    }
    return work({ size: file.size, read: (range) => file.read(range), kind: 'pdf' });
  });
}

async function withPrintable<T>(
  ctx: Context,
  source: Source,
  work: (document: Printable) => Promise<T>,
): Promise<T | PrintFault> {
  const kind = kindOfMediaType(source.mediaType);
  if (kind === 'doc') return withConverted(ctx, source, work);
  const { size, storageKey } = source;
  return work({ kind, size, read: (range) => ctx.storage.read(storageKey, range) });
}

/** The text of a document's print, page by page: exactly what a copy shows. Null where it cannot be printed. */
export async function readPrint(asked: Context, source: Source, wish: PrintWish): Promise<readonly Passage[] | null> {
  const ctx = chargedTo(asked, source);
  const read = await withPrintable(ctx, source, (document) =>
    withTemporaryFile(
      async (print) =>
        (await ctx.inspection.print(document.kind, document, wish, print.take)) ?? ctx.inspection.read(print),
    ),
  );
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

/** Saves a document converted to PDF. Returns its id, or why there is none. */
export async function keepPrint(
  asked: Context,
  source: Source,
  copy: { readonly purpose: FilePurpose; readonly name: string; readonly wish: PrintWish },
): Promise<{ id: string } | { fault: PrintFault }> {
  const ctx = chargedTo(asked, source);
  const kept = await withPrintable(ctx, source, (document) =>
    keepMadeFile(ctx, { purpose: copy.purpose, name: copy.name, mediaType: pdfType }, (take) =>
      ctx.inspection.print(document.kind, document, copy.wish, take),
    ),
  );
  return typeof kept === 'string' ? { fault: kept } : kept;
}
