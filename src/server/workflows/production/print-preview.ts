import * as t from '../../../messages/production-responses.ts';
import type { Context } from '../../context.ts';
import { printedPdf } from '../../domains/articles/index.ts';
import { findManuscript } from '../../domains/editorial/index.ts';
import { downloadOf } from '../../domains/files/index.ts';
import { asSent, findProduction, seenText } from '../../domains/production/index.ts';
import { AppError, notFound } from '../../errors.ts';
import { pdfToPublish } from './pdf-to-publish.ts';
import { plannedRecord } from './planned-record.ts';

/** The article as it will be printed, for its author as the proof was sent: from its text, or the PDF that is published. */
export async function printPreview(ctx: Context, manuscriptId: string) {
  const found = await findManuscript(ctx.db, manuscriptId);
  const row = await findProduction(ctx.db, manuscriptId);
  const seen = found && row && (await seenText(ctx, found, row));
  if (!found || !row || !seen) throw notFound('manuscript');
  if (row.readAt === null) throw new AppError('state-conflict', t.noText());
  const file = row.hasText
    ? await printedPdf(ctx, await plannedRecord(ctx, found, seen === 'proof' ? await asSent(ctx.db, row) : row))
    : await pdfToPublish(ctx, found, row);
  return downloadOf(ctx, file, `${found.manuscript.number}.pdf`);
}
