import type { OwnData } from '../../../contracts/own-data.ts';
import { signedIn, type Context } from '../../context.ts';
import { closeRequestsOf, eraseWordsOf, listWaiversOf } from './waiver-store.ts';

/** The reductions that the caller asked for or took, for the caller to take along. */
export async function readOwnWaivers(ctx: Context): Promise<OwnData['waivers']> {
  const rows = await listWaiversOf(ctx.db, signedIn(ctx).userId);
  return rows.map(({ requestedAt, percentAsked, justification, state, grantedPercent, answer }) => ({
    requestedAt: requestedAt.toISOString(),
    percentAsked,
    justification,
    state,
    grantedPercent,
    answer,
  }));
}

/** Takes away what an erased account wrote to the office; what was granted stays with the fee and in the books. */
export async function forgetWaivers(tx: Context, userId: string): Promise<void> {
  await closeRequestsOf(tx.db, userId, { answer: null, decidedAt: tx.now() });
  await eraseWordsOf(tx.db, userId);
}
