import * as t from '../../../../messages/manuscript-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { lockAccount } from '../../accounts/index.ts';
import { isOwed } from '../../fees/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { hasConflict } from '../../conflicts/index.ts';
import { deletedMail, restoredMail } from './manuscript-mails.ts';
import {
  findManuscript,
  lockManuscript,
  readManuscriptAgain,
  setDeleted,
  type FoundManuscript,
} from './manuscript-store.ts';
import { tellAuthor } from './tell-authors.ts';
import { restorableDays } from '../../../../contracts/constants.ts';
import { daysAfter } from '../../../../contracts/days.ts';

/** Until when a manuscript that was deleted then can be brought back (decision 34). */
export const restorableUntil = (deletedAt: Date): Date => daysAfter(deletedAt, restorableDays);

/** Manuscripts deleted before this cannot be restored. */
export const restorableSince = (now: Date): Date => daysAfter(now, -restorableDays);

/** Hides a locked, unpublished manuscript everywhere; answers until when it can be brought back (decision 34). */
export async function deleteManuscript(
  tx: Context,
  { manuscript }: FoundManuscript,
  reason: string | undefined,
): Promise<Date> {
  const { id, state } = manuscript;
  const now = tx.now();
  await setDeleted(tx.db, id, { deletedAt: now, deletedBy: signedIn(tx).userId, updatedAt: now });
  if (isOwed(manuscript)) await tx.jobs.enqueue(tx.db, 'end-fee-checkouts', { manuscriptId: id });
  await addAuditEntry(tx, 'delete', id, { state, ...(reason === undefined ? {} : { reason }) });
  const deleted = await readManuscriptAgain(tx.db, id);
  await tellAuthor(tx, deleted, deletedMail(tx.site, deleted));
  return restorableUntil(now);
}

function refuseRestoring(now: Date, { deletedAt, purgedAt }: FoundManuscript['manuscript']): void {
  if (deletedAt === null) throw new AppError('state-conflict', t.notDeleted());
  if (purgedAt !== null || deletedAt <= restorableSince(now))
    throw new AppError('not-found', t.deletedTooLongAgo({ days: restorableDays }));
}

/** Locks the author's account, first as everywhere, and the deleted manuscript. */
async function lockDeleted(tx: Context, id: string): Promise<FoundManuscript> {
  const found = await findManuscript(tx.db, id);
  if (!found || (await hasConflict(tx, signedIn(tx), found.manuscript))) throw notFound('manuscript');
  const account = await lockAccount(tx.db, found.manuscript.submittingUserId);
  const current = await lockManuscript(tx.db, id);
  if (!current) throw notFound('manuscript');
  refuseRestoring(tx.now(), current.manuscript);
  if (account?.deletedAt !== null) throw new AppError('state-conflict', t.authorDeleted());
  return current;
}

/** Brings a deleted manuscript back, to the state that it had. */
export async function restoreManuscript(ctx: Context, id: string): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    const { manuscript } = await lockDeleted(tx, id);
    const now = tx.now();
    await setDeleted(tx.db, id, { deletedAt: null, deletedBy: null, updatedAt: now });
    await addAuditEntry(tx, 'restore', id, { state: manuscript.state });
    const restored = await readManuscriptAgain(tx.db, id);
    await tellAuthor(tx, restored, restoredMail(tx.site, restored));
  });
  return { message: t.restored() };
}
