import * as t from '../../../messages/manuscript-responses.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  leadsFrom,
  lockManuscript,
  takeStep,
  tellAuthor,
  dayOf,
  endReview,
  findLastExtension,
  isBeforeDeadline,
  revisionLapsedMail,
  listLapsing,
} from '../../domains/editorial/index.ts';
import { returnFee } from '../../domains/payments/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';

/** As many as one run looks at; the next one goes on. */
const mostAtOnce = 500;

async function lapse(tx: Context, id: string): Promise<void> {
  const found = await lockManuscript(tx.db, id);
  // It may have changed since it was listed.
  if (found?.manuscript.deletedAt !== null || !leadsFrom('lapse', found.manuscript)) return;
  if (isBeforeDeadline(found.manuscript, tx.now())) return;
  if ((await findLastExtension(tx.db, id, found.manuscript.round))?.state === 'waiting') return;
  const lapsed = await takeStep(tx, 'lapse', found);
  await addAuditEntry(tx, 'lapse', id, { round: found.manuscript.round });
  await endReview(tx, lapsed);
  const returned = await returnFee(tx, id, t.feeReturnedLapsed());
  await tellAuthor(tx, lapsed, revisionLapsedMail(tx.site, lapsed, returned));
}

/** Withdraws manuscripts with overdue revisions and tells their authors how to continue. */
export async function lapseRevisions(ctx: Context): Promise<void> {
  const startOfDay = new Date(`${dayOf(ctx.now())}T00:00:00.000Z`);
  for (const id of await listLapsing(ctx.db, startOfDay, mostAtOnce)) await inTransaction(ctx, (tx) => lapse(tx, id));
}
