import type { Context } from '../../context.ts';
import type { FoundManuscript } from '../../domains/editorial/index.ts';
import { findFile, type FileRow } from '../../domains/files/index.ts';
import type { Held } from '../../domains/production/index.ts';
import { manuscriptFileOf } from '../publication/public-pdf.ts';

/** What is published of a PDF manuscript: the final PDF, or the manuscript as it was sent. */
export async function pdfToPublish(ctx: Context, found: FoundManuscript, row: Held['row']): Promise<FileRow> {
  const final = row.finalPdfId === null ? null : await findFile(ctx.db, row.finalPdfId);
  return final ?? manuscriptFileOf(ctx, found.manuscript);
}
