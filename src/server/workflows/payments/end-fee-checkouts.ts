import type { Context } from '../../context.ts';
import { isStillDue } from '../../domains/fees/index.ts';
import { listOpenSessionsFor, type OpenSession } from '../../domains/payments/index.ts';
import { endCheckouts } from './end-checkouts.ts';

/**
 * Ends the open checkouts of a fee that is not owed any more, or that another has taken the place of. What asks for just
 * what is due stays: the manuscript has come back meanwhile, or its author has begun anew.
 */
export async function endFeeCheckouts(ctx: Context, manuscriptId: string): Promise<void> {
  const stale: OpenSession[] = [];
  for (const session of await listOpenSessionsFor(ctx.db, { kind: 'handling-fee', manuscriptId }))
    if (!(await isStillDue(ctx.db, manuscriptId, session))) stale.push(session);
  await endCheckouts(ctx, stale);
}
