import type { ReplyOf } from '../../../contracts/call.ts';
import type { StoredFile } from '../../../contracts/files.ts';
import type { finalPdf } from '../../../contracts/final-pdf.ts';
import * as t from '../../../messages/production-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import type { ProductionRow } from '../../db/schema/index.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import {
  deleteUnneededFiles,
  keepFromClearing,
  presentFile,
  storePublicPdf,
  type FileRow,
  type IncomingFile,
} from '../files/index.ts';
import { updateProduction } from './production-store.ts';
import { presentProduction } from './read-production.ts';
import { insertRevision } from './revision-store.ts';
import { holdText } from './save-text.ts';
import { requireProduction, type Held } from './who-produces.ts';

/** The locked production of a PDF manuscript that is not published. */
async function holdPdf(tx: Context, held: Held): Promise<ProductionRow> {
  const row = await holdText(tx, held, null);
  if (row.publishedAt !== null) throw new AppError('state-conflict', t.published());
  if (row.hasText) throw new AppError('state-conflict', t.pdfIsPrinted());
  return row;
}

/**
 * Names the final PDF, or none. This is a revision, also of a proof that waits for its author, so that no one approves or
 * publishes another PDF unseen. Answers with where the bytes of the one before lie, to be removed after the transaction.
 */
async function nameFinalPdf(tx: Context, row: ProductionRow, pdf: FileRow | null): Promise<string[]> {
  const { manuscriptId, bodyHtml, references, front } = row;
  const { userId } = signedIn(tx);
  const savedAt = tx.now();
  const saved = { revision: row.revision + 1, savedAt, savedBy: userId };
  const origin = pdf ? t.originFinalPdf({ name: pdf.name }) : t.originAsSent();
  await insertRevision(tx.db, { ...saved, manuscriptId, startedAt: savedAt, origin, bodyHtml, references, front });
  const isProof = row.proofSentAt !== null && row.approvedAt === null;
  const proofRevision = isProof ? saved.revision : row.proofRevision;
  await updateProduction(tx.db, manuscriptId, { ...saved, proofRevision, finalPdfId: pdf?.id ?? null });
  const action = pdf ? 'final-pdf-brought' : 'final-pdf-removed';
  await addAuditEntry(tx, action, manuscriptId, { revision: saved.revision, ...(pdf && { sha256: pdf.sha256 }) });
  const before = row.finalPdfId === null ? [] : [row.finalPdfId];
  return deleteUnneededFiles(tx, before, async (locked) => [...locked]);
}

async function changeFinalPdf(ctx: Context, held: Held, pdf: FileRow | null): Promise<void> {
  const storageKeys = await inTransaction(ctx, async (tx) => {
    const row = await holdPdf(tx, held);
    if (pdf) await keepFromClearing(tx, [pdf.id]);
    return pdf === null && row.finalPdfId === null ? [] : nameFinalPdf(tx, row, pdf);
  });
  for (const key of storageKeys) await ctx.storage.remove(key);
}

/** Stores the PDF to publish instead of the one that the author sent; it replaces an earlier one. */
export async function bringFinalPdf(
  ctx: Context,
  manuscriptId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<StoredFile> {
  const held = await requireProduction(ctx, manuscriptId, ['manager']);
  await inTransaction(ctx, (tx) => holdPdf(tx, held));
  const place = { articleId: manuscriptId, ownerId: signedIn(ctx).userId };
  const pdf = await storePublicPdf(ctx, place, incoming);
  await changeFinalPdf(ctx, held, pdf);
  return presentFile(pdf);
}

/** Removes the final PDF: the author's is published. */
export async function removeFinalPdf(ctx: Context, manuscriptId: string): Promise<ReplyOf<typeof finalPdf.remove>> {
  const held = await requireProduction(ctx, manuscriptId, ['manager']);
  await changeFinalPdf(ctx, held, null);
  const message = t.finalPdfRemoved();
  return { message, production: await presentProduction(ctx, await requireProduction(ctx, manuscriptId)) };
}
