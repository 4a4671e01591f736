import { fileHref } from '../../../contracts/pages.ts';
import type { ProductionText } from '../../../contracts/production-values.ts';
import type { Context } from '../../context.ts';
import { manuscriptText, referencesInPassages } from '../../domains/articles/index.ts';
import type { FoundManuscript } from '../../domains/editorial/index.ts';
import { kindOfMediaType, readArticlePicture, type ArticlePicture } from '../../domains/files/index.ts';
import type { DocumentBytes } from '../../ports/inspection/document-inspector.ts';
import type { ByteRange } from '../../ports/storage/file-storage.ts';
import { manuscriptFileOf } from '../publication/public-pdf.ts';

/** A manuscript as the text of an article, with its pictures, which are not stored yet. */
export interface StructuredManuscript extends ProductionText {
  readonly pictures: readonly ArticlePicture[];
}

const nothing: StructuredManuscript = { bodyHtml: '', references: [], pictures: [] };

async function structureWord(
  ctx: Context,
  { manuscript }: FoundManuscript,
  document: DocumentBytes,
): Promise<StructuredManuscript | null> {
  const structured = await ctx.inspection.structure(document, {
    title: manuscript.title,
    abstract: manuscript.abstract,
    authors: manuscript.authors.map((author) => ({
      givenName: author.authorGivenName,
      lastName: author.authorLastName,
    })),
  });
  if (typeof structured === 'string') return null;
  const pictures = new Map<string, ArticlePicture>();
  for (const { name, bytes } of structured.pictures) {
    const picture = readArticlePicture(name, bytes);
    if (picture !== null) pictures.set(name, picture);
  }
  // What has no address is left out when the text is cleaned.
  const html = structured.bodyHtml.replaceAll(/(?<= (?:src|href)=")picture:([\w.-]+)/gu, (written, name: string) => {
    const picture = pictures.get(name);
    return picture === undefined ? written : fileHref(picture.id);
  });
  return { ...manuscriptText(html, structured.references), pictures: [...pictures.values()] };
}

/**
 * Makes the text of an article of a manuscript's file: of Word the whole text, of a PDF the references, because the PDF
 * stays the full text. Of what cannot be read, the text is empty. This is slow: call it outside of a transaction.
 */
export async function structureManuscript(ctx: Context, found: FoundManuscript): Promise<StructuredManuscript> {
  const file = await manuscriptFileOf(ctx, found.manuscript);
  const document = { size: file.size, read: (range: ByteRange) => ctx.storage.read(file.storageKey, range) };
  const kind = kindOfMediaType(file.mediaType);
  if (kind === 'docx') {
    const structured = await structureWord(ctx, found, document);
    if (structured === null) ctx.log.warn({ fileId: file.id }, 'A Word document could not be read as a text');
    return structured ?? nothing;
  }
  const passages = kind === 'pdf' ? await ctx.inspection.read(document) : [];
  if (typeof passages === 'string') return nothing;
  return { ...manuscriptText('', referencesInPassages(passages)), pictures: [] };
}
