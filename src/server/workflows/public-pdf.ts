import path from 'node:path';
import { manuscriptSlot } from '../../contracts/constants.ts';
import type { Context } from '../context.ts';
import { AppError, invalidInput, isRefusal } from '../errors.ts';
import { fileIdOf, findFile, findFiles, storePublicPdf, type FileRow } from '../features/files/index.ts';
import type { FoundManuscript } from '../features/manuscripts/index.ts';
import { ConversionError, type ConvertedPdf } from '../ports/conversion/document-converter.ts';

type Manuscript = FoundManuscript['manuscript'];

const bringOne = 'Please upload the PDF that is to be published.';

/** The PDF that an administrator brought for this manuscript, and for it as it stands now. */
async function broughtPdf(ctx: Context, manuscript: Manuscript, url: string): Promise<string> {
  const fileId = fileIdOf(url);
  const file = fileId === null ? null : await findFile(ctx.db, fileId);
  const isForIt = file?.purpose === 'article-pdf' && file.uploadId === manuscript.uploadId && file.ownerId !== null;
  if (!isForIt) throw invalidInput('publicPdfUrl', 'This PDF was not uploaded for this manuscript.');
  if (file.createdAt < manuscript.updatedAt) {
    throw invalidInput(
      'publicPdfUrl',
      'The manuscript has changed since this PDF was uploaded. Please make the PDF from its present version.',
    );
  }
  return file.id;
}

async function convert(ctx: Context, document: FileRow): Promise<ConvertedPdf> {
  try {
    return await ctx.conversion.toPdf(() => ctx.storage.read(document.storageKey), document.name);
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    ctx.log.warn({ err: error, fileId: document.id }, 'A Word document was not converted');
    throw new AppError('pdf-needed', `The Word document could not be converted to a PDF here. ${bringOne}`);
  }
}

/** The manuscript file made a PDF; what was made has to pass like any document. */
async function convertedPdf(ctx: Context, manuscript: Manuscript, document: FileRow): Promise<string> {
  const pdf = await convert(ctx, document);
  const name = `${path.parse(document.name).name}.pdf`;
  async function* made() {
    yield { name, bytes: pdf.open(), wasCut: () => false };
  }
  try {
    return (await storePublicPdf(ctx, { uploadId: manuscript.uploadId, ownerId: null }, made())).id;
  } catch (error) {
    if (!isRefusal(error, 'unsupported-file')) throw error;
    ctx.log.warn({ err: error, fileId: document.id }, 'A conversion made no sound PDF');
    throw new AppError('pdf-needed', `The Word document became no sound PDF here. ${bringOne}`);
  } finally {
    await pdf.discard();
  }
}

/**
 * The file that a manuscript is published as (decision 19): the PDF that an administrator brought, the manuscript file itself,
 * or its conversion. A conversion takes long: this is called outside of a transaction, and a file that comes to nothing is left
 * to the janitor.
 */
export async function publicPdfFor(ctx: Context, manuscript: Manuscript, broughtUrl?: string): Promise<string> {
  if (broughtUrl !== undefined) return broughtPdf(ctx, manuscript, broughtUrl);
  const files = await findFiles(ctx.db, manuscript.fileIds);
  const document = files.find((file) => file.slot === manuscriptSlot);
  if (!document) throw new AppError('pdf-needed', `The manuscript has no manuscript file. ${bringOne}`);
  if (document.mediaType === 'application/pdf') return document.id;
  if (ctx.conversion.isAvailable) return convertedPdf(ctx, manuscript, document);
  throw new AppError('pdf-needed', `The manuscript file is a Word document. ${bringOne}`);
}
