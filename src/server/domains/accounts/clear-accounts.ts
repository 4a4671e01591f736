import { abandonedRegistrationDays } from '../../../contracts/constants.ts';
import { daysAfter } from '../../../contracts/days.ts';
import type { Context } from '../../context.ts';
import { inLongTransaction } from '../../in-transaction.ts';
import { deleteAbandonedRegistrations, deleteDeadLinks, deleteExpiredSessions } from './clearing-store.ts';

/** Removes what accounts have left that opens nothing any more: sign-ins that ran out, dead links, abandoned registrations. */
export async function clearAccountLeftovers(ctx: Context) {
  const now = ctx.now();
  const abandonedBefore = daysAfter(now, -abandonedRegistrationDays);
  return {
    signIns: await inLongTransaction(ctx, (tx) => deleteExpiredSessions(tx.db, now)),
    links: await inLongTransaction(ctx, (tx) => deleteDeadLinks(tx.db, now)),
    registrations: await inLongTransaction(ctx, (tx) => deleteAbandonedRegistrations(tx.db, abandonedBefore)),
  };
}
