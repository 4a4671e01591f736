import { abandonedRegistrationDays } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { deleteAbandonedRegistrations, deleteDeadLinks, deleteExpiredSessions } from './clearing-store.ts';

const day = 86_400_000;

/** Removes what accounts have left that opens nothing any more: sign-ins that ran out, dead links, abandoned registrations. */
export async function clearAccountLeftovers(ctx: Context) {
  const now = ctx.now();
  const abandonedBefore = new Date(now.getTime() - abandonedRegistrationDays * day);
  return {
    signIns: await deleteExpiredSessions(ctx.db, now),
    links: await deleteDeadLinks(ctx.db, now),
    registrations: await inTransaction(ctx, (tx) => deleteAbandonedRegistrations(tx.db, abandonedBefore)),
  };
}
