import { deleteOnlyBySupport } from '../../../contracts/constants.ts';
import * as t from '../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, forbidden, invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { readPublishedArticle, withdrawArticle } from '../../domains/articles/index.ts';
import {
  byWhom,
  deleteManuscript,
  isUnpublished,
  lockManuscript,
  withdrawManuscript,
  type FoundManuscript,
  listOfficersWithoutConflict,
} from '../../domains/editorial/index.ts';
import { actorAt, officeTaken, wasOfficeTaken } from '../../domains/conflicts/index.ts';
import { endCorrection } from '../../domains/production/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';

interface Removal {
  readonly articleId: string;
  /** Whom the path names: the administrator, or the author who submitted the manuscript. */
  readonly userId: string;
  readonly reason?: string | undefined;
}

/** Withdraws a published or imported article; the notice shows the reason. */
async function withdraw(tx: Context, { articleId, reason }: Removal, found: FoundManuscript | null): Promise<void> {
  await readPublishedArticle(tx, articleId);
  if (reason === undefined) throw invalidInput('reason', t.withdrawalReasonNeeded());
  if (!(await withdrawArticle(tx, articleId, reason))) {
    const by = await byWhom(tx, articleId, ['withdraw']);
    throw new AppError('state-conflict', t.articleAlreadyWithdrawn({ ...by }));
  }
  if (found) {
    await withdrawManuscript(tx, found, reason);
    await endCorrection(tx, articleId);
  }
  await addAuditEntry(tx, 'withdraw', articleId, { reason });
}

async function hide(tx: Context, found: FoundManuscript, reason: string | undefined): Promise<Date> {
  const { id, deletedAt, purgedAt } = found.manuscript;
  if (purgedAt !== null) throw notFound('manuscript');
  if (deletedAt === null) return deleteManuscript(tx, found, reason);
  const by = await byWhom(tx, id, ['delete']);
  throw new AppError('state-conflict', t.manuscriptAlreadyDeleted({ ...by }));
}

/**
 * Administrators with a conflict of interest do not delete while another one can. Otherwise an author could exclude them
 * all by naming them.
 */
async function refuseOwn(tx: Context, found: FoundManuscript): Promise<void> {
  const actor = await actorAt(tx, found.manuscript);
  if (actor.kind === 'user' && actor.isAdmin) return;
  if ((await listOfficersWithoutConflict(tx, found)).length > 0) throw forbidden(deleteOnlyBySupport);
  if (await wasOfficeTaken(tx, found.manuscript.journalId)) throw forbidden(officeTaken());
}

/** Deletes an unpublished manuscript, for 30 days, or withdraws a published article (decision 34); administrators alone. */
export async function removeArticle(
  ctx: Context,
  removal: Removal,
): Promise<{ message: string; restorableUntil: string | null }> {
  const { isAdmin, userId } = signedIn(ctx);
  if (!isAdmin) throw forbidden(deleteOnlyBySupport);
  return inTransaction(ctx, async (tx) => {
    const found = await lockManuscript(tx.db, removal.articleId);
    if (removal.userId !== userId && removal.userId !== found?.manuscript.submittingUserId)
      throw forbidden(t.belongsToAnother());
    if (found && isUnpublished(found.manuscript)) {
      await refuseOwn(tx, found);
      const until = await hide(tx, found, removal.reason);
      return { message: t.articleDeleted(), restorableUntil: until.toISOString() };
    }
    await withdraw(tx, removal, found);
    return { message: t.articleWithdrawn(), restorableUntil: null };
  });
}
