import type { ReplyOf } from '../../../contracts/call.ts';
import type { textCorrections } from '../../../contracts/text-corrections.ts';
import * as t from '../../../messages/production-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import type { ProductionRow } from '../../db/schema/index.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { readTitlePage } from '../articles/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { lockManuscript } from '../editorial/index.ts';
import { isClosed, lockProduction, updateProduction } from './production-store.ts';
import { finishTasks } from './task-store.ts';
import { presentProduction } from './read-production.ts';
import { findRevision } from './revision-store.ts';
import { writeText } from './save-text.ts';
import { requireProduction } from './who-produces.ts';

/** Opens a published text again; readers get the published one until the correction is published. */
export async function openCorrection(
  ctx: Context,
  manuscriptId: string,
): Promise<ReplyOf<typeof textCorrections.open>> {
  const held = await requireProduction(ctx, manuscriptId, ['manager']);
  const row = await inTransaction(ctx, async (tx) => {
    const found = await lockManuscript(tx.db, manuscriptId);
    const locked = await lockProduction(tx.db, manuscriptId);
    if (!locked || !isClosed(locked)) throw new AppError('state-conflict', t.notPublished());
    if (found?.manuscript.state !== 'published') throw new AppError('state-conflict', t.articleWithdrawn());
    const article = await readTitlePage(tx.db, manuscriptId);
    if (!article?.hasText) throw new AppError('state-conflict', t.publishedAsPdf());
    await addAuditEntry(tx, 'correction-opened', manuscriptId, { revision: locked.revision });
    return updateProduction(tx.db, manuscriptId, {
      correctsRevision: locked.revision,
      proofSentAt: null,
      approvedAt: null,
      approvalReason: null,
    });
  });
  return { message: t.correctionOpened(), production: await presentProduction(ctx, { ...held, row }) };
}

/** Marks the correction of a locked text and its tasks as ended. */
export async function closeCorrection(tx: Context, manuscriptId: string): Promise<ProductionRow> {
  await finishTasks(tx.db, manuscriptId, tx.now());
  return updateProduction(tx.db, manuscriptId, { correctsRevision: null, front: null });
}

/** Ends the correction of a text, if there is one: the text is the published one again. Answers null if there is none. */
export async function endCorrection(tx: Context, manuscriptId: string): Promise<ProductionRow | null> {
  const row = await lockProduction(tx.db, manuscriptId);
  if (typeof row?.correctsRevision !== 'number') return null;
  const { correctsRevision: revision } = row;
  const published = await findRevision(tx.db, manuscriptId, revision);
  if (published === null) throw new Error(`The published revision ${revision} of ${manuscriptId} is gone`);
  const by = { userId: signedIn(tx).userId, origin: t.originRestored({ revision }) };
  await writeText(tx, row, { ...published.row, front: null }, by);
  await addAuditEntry(tx, 'correction-dropped', manuscriptId, { revision });
  return closeCorrection(tx, manuscriptId);
}

/** Ends a correction without publishing it; what was changed stays in the history. */
export async function dropCorrection(
  ctx: Context,
  manuscriptId: string,
): Promise<ReplyOf<typeof textCorrections.drop>> {
  const held = await requireProduction(ctx, manuscriptId, ['manager']);
  const row = await inTransaction(ctx, async (tx) => {
    const ended = await endCorrection(tx, manuscriptId);
    if (ended === null) throw new AppError('state-conflict', t.noCorrection());
    return ended;
  });
  return { message: t.correctionDropped(), production: await presentProduction(ctx, { ...held, row }) };
}
