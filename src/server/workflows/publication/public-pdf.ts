import path from 'node:path';
import type { Readable } from 'node:stream';
import { manuscriptSlot } from '../../../contracts/constants.ts';
import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import type { StoredFile } from '../../../contracts/files.ts';
import { presentStatements } from '../../../contracts/statement-words.ts';
import type { PublicPdfWay, verification } from '../../../contracts/verification.ts';
import * as t from '../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput, isRefusal } from '../../errors.ts';
import { articleFront, plannedDoi } from '../../domains/articles/index.ts';
import { readPrintDesign } from '../../domains/journals/index.ts';
import { isFeeSettled } from '../../domains/fees/index.ts';
import {
  fileIdOf,
  findFile,
  findFiles,
  kindOfMediaType,
  presentFile,
  storePublicPdf,
  type FileRow,
  type IncomingFile,
} from '../../domains/files/index.ts';
import { findManuscript, type FoundManuscript } from '../../domains/editorial/index.ts';
import { ConversionError, type ConvertedPdf } from '../../ports/conversion/document-converter.ts';
import { withTemporaryFile } from '../../ports/inspection/temporary-file.ts';
import type { ByteRange } from '../../ports/storage/file-storage.ts';
import { newArticleOf } from './new-article.ts';
import { statementsForReaders } from './statements-for-readers.ts';
import { requirePublishable, requireReason } from './require-publishable.ts';

type Manuscript = FoundManuscript['manuscript'];

/** The PDF that an administrator uploaded for the current version of this manuscript. */
export async function broughtPdf(ctx: Context, manuscript: Manuscript, url = ''): Promise<string> {
  const fileId = fileIdOf(url);
  const file = fileId === null ? null : await findFile(ctx.db, fileId);
  const isForIt = file?.purpose === 'article-pdf' && file.uploadId === manuscript.uploadId && file.ownerId !== null;
  if (!isForIt) throw invalidInput('publicPdfUrl', t.pdfOfAnother());
  if (file.createdAt < manuscript.updatedAt) {
    throw invalidInput('publicPdfUrl', t.pdfOutdated());
  }
  return file.id;
}

async function convert(ctx: Context, document: FileRow): Promise<ConvertedPdf> {
  try {
    return await ctx.conversion.toPdf(() => ctx.storage.read(document.storageKey), document.name);
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    ctx.log.warn({ err: error, fileId: document.id }, 'A Word document was not converted');
    throw new AppError('pdf-needed', t.wordNotConverted());
  }
}

/** Stores a PDF that was made of the manuscript file, and inspects it like any upload. */
async function storeMade(ctx: Context, { found, document, ownerId }: ToMake, bytes: Readable): Promise<FileRow> {
  const name = `${path.parse(document.name).name}.pdf`;
  async function* made() {
    yield { name, bytes, wasCut: () => false };
  }
  try {
    return await storePublicPdf(ctx, { uploadId: found.manuscript.uploadId, ownerId }, made());
  } catch (error) {
    if (!isRefusal(error, 'unsupported-file')) throw error;
    ctx.log.warn({ err: error, fileId: document.id }, 'What was made of a Word document is no sound PDF');
    throw new AppError('pdf-needed', t.pdfDamaged());
  }
}

interface ToMake {
  readonly found: FoundManuscript;
  readonly document: FileRow;
  /** The administrator who looks at it before it is published; null where it is published unseen. */
  readonly ownerId: string | null;
}

/** The rendering of LibreOffice. */
async function convertedPdf(ctx: Context, toMake: ToMake): Promise<FileRow> {
  const pdf = await convert(ctx, toMake.document);
  try {
    return await storeMade(ctx, toMake, pdf.open());
  } finally {
    await pdf.discard();
  }
}

/** The manuscript in its journal's design. */
async function printedPdf(ctx: Context, toMake: ToMake): Promise<FileRow> {
  const { found } = toMake;
  const { manuscript, journal } = found;
  const { size, storageKey } = toMake.document;
  const doi = await plannedDoi(ctx, { id: manuscript.id, journalAbbreviation: journal.abbreviation });
  const isOpen = await isFeeSettled(ctx, manuscript.id);
  const statements = presentStatements(await statementsForReaders(ctx, manuscript));
  const article = newArticleOf(found, doi, ctx.now());
  const design = await readPrintDesign(ctx, journal.id);
  const front = articleFront({ article, journal, design, isOpen, statements }, ctx.site);
  const document = { size, read: (range: ByteRange) => ctx.storage.read(storageKey, range) };
  const wish = { purpose: 'article', front } as const;
  return withTemporaryFile(async (print) => {
    const fault = await ctx.inspection.print('docx', document, wish, print.take);
    if (fault !== null) throw new AppError('pdf-needed', t.wordNotConverted());
    return storeMade(ctx, toMake, await print.read({ start: 0, end: print.size - 1 }));
  });
}

/** Makes a PDF of a Word manuscript: in the journal's design, or as LibreOffice renders it. A PDF stays as it is. */
export async function makePublicPdf(
  ctx: Context,
  found: FoundManuscript,
  { way, ownerId }: { readonly way: PublicPdfWay; readonly ownerId: string | null },
): Promise<FileRow> {
  const document = await manuscriptFileOf(ctx, found.manuscript);
  const toMake = { found, document, ownerId };
  const kind = kindOfMediaType(document.mediaType);
  if (kind === 'pdf') return document;
  if (kind === 'docx' && (way === 'print' || !ctx.conversion.isAvailable)) return printedPdf(ctx, toMake);
  if (ctx.conversion.isAvailable) return convertedPdf(ctx, toMake);
  throw new AppError('pdf-needed', t.docNotConverted());
}

/** The file of a manuscript that holds its text. */
export async function manuscriptFileOf(ctx: Context, { fileIds }: Manuscript): Promise<FileRow> {
  const document = (await findFiles(ctx.db, fileIds)).find((file) => file.slot === manuscriptSlot);
  if (!document) throw new AppError('pdf-needed', t.noManuscriptFile());
  return document;
}

/**
 * The PDF to publish if the administrator uploaded none, and its version: the manuscript file itself, or its print
 * (decision 19). Printing is slow: call this outside of a transaction. The hourly cleanup deletes a file that no
 * article uses.
 */
export async function printUnlessBrought(
  ctx: Context,
  { articleId, version, publicPdfUrl, overrideReason }: BodyOf<typeof verification.accept>,
): Promise<{ fileId: string; version: number } | undefined> {
  if (publicPdfUrl !== undefined) return undefined;
  const publishable = await requirePublishable(ctx, await findManuscript(ctx.db, articleId), version);
  requireReason(publishable, overrideReason);
  const { held } = publishable;
  const file = await makePublicPdf(ctx, held, { way: 'print', ownerId: null });
  return { fileId: file.id, version: held.manuscript.version };
}

/** A manuscript that can be published now, or with a reason. */
async function findToPublish(ctx: Context, articleId: string): Promise<FoundManuscript> {
  return (await requirePublishable(ctx, await findManuscript(ctx.db, articleId))).held;
}

/** Stores the PDF that an administrator brings for a manuscript; it belongs to that manuscript. */
export async function uploadPublicPdf(
  ctx: Context,
  articleId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<StoredFile> {
  const { manuscript } = await findToPublish(ctx, articleId);
  const ownerId = signedIn(ctx).userId;
  return presentFile(await storePublicPdf(ctx, { uploadId: manuscript.uploadId, ownerId }, incoming));
}

/** Makes the PDF of a Word manuscript, which the administrator sees before it is published. */
export async function previewPublicPdf(
  ctx: Context,
  articleId: string,
  { way }: BodyOf<typeof verification.previewPublicPdf>,
): Promise<ReplyOf<typeof verification.previewPublicPdf>> {
  const found = await findToPublish(ctx, articleId);
  const file = await makePublicPdf(ctx, found, { way, ownerId: signedIn(ctx).userId });
  return { file: presentFile(file), canConvert: ctx.conversion.isAvailable };
}
