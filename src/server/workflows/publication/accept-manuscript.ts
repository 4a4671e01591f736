import { pages } from '../../../contracts/pages.ts';
import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import type { verification } from '../../../contracts/verification.ts';
import * as t from '../../../messages/decision-responses.ts';
import * as production from '../../../messages/production-responses.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { keepFromClearing, deleteProductionPictures } from '../../domains/files/index.ts';
import { lockManuscript, type FoundManuscript } from '../../domains/editorial/index.ts';
import { findProduction, publishRow } from '../../domains/production/index.ts';
import { publishAccepted } from './publish-accepted.ts';
import { broughtPdf, printUnlessBrought } from './public-pdf.ts';
import { requirePublishable, requireReason } from './require-publishable.ts';

/** A manuscript in production is published there, or here for a reason, without its text. */
async function leaveProduction(
  tx: Context,
  { manuscript }: FoundManuscript,
  reason: string | undefined,
): Promise<void> {
  const row = await findProduction(tx.db, manuscript.id);
  if (row === null) return;
  if (reason === undefined) throw new AppError('state-conflict', production.inProduction());
  await publishRow(tx, row.manuscriptId, row.revision);
  await deleteProductionPictures(tx.db, row.manuscriptId);
}

/**
 * Accepts a manuscript, which publishes it. A journal with peer review has accepted it before, or an administrator gives a
 * reason. A Word manuscript without a PDF is printed first, outside of the transaction.
 */
export async function acceptManuscript(
  ctx: Context,
  wish: BodyOf<typeof verification.accept>,
): Promise<ReplyOf<typeof verification.accept>> {
  const { articleId, overrideReason, publicPdfUrl } = wish;
  const printed = await printUnlessBrought(ctx, wish);
  const { journal } = await inTransaction(ctx, async (tx) => {
    // The printed version and no later one, so that nothing is published unseen.
    const version = printed?.version ?? wish.version;
    const publishable = await requirePublishable(tx, await lockManuscript(tx.db, articleId), version);
    requireReason(publishable, overrideReason);
    const { held, step } = publishable;
    await leaveProduction(tx, held, overrideReason);
    const pdfFileId = printed?.fileId ?? (await broughtPdf(tx, held.manuscript, publicPdfUrl));
    await keepFromClearing(tx, [pdfFileId]);
    const text = { bodyHtml: null, headings: [], references: [] };
    await publishAccepted(tx, held, { step, pdfFileId, text, front: null, overrideReason });
    return held;
  });
  const url = pages.article.href({ catId: journal.abbreviation, articleId });
  return { message: t.acceptedAndPublished(), articleId, url };
}
