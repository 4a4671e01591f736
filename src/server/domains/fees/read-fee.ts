import type { HandlingFee } from '../../../contracts/fees.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { actorAt } from '../parts/index.ts';
import { findFee } from './fee-store.ts';
import { maySeeFee } from './fee-policy.ts';
import { presentFee } from './present-fee.ts';
import { findLastRequest } from './waiver-store.ts';

/** The handling fee of an accepted manuscript; 404 for who may not see it, while nothing is accepted, and of what is deleted. */
export async function readFee(ctx: Context, manuscriptId: string): Promise<HandlingFee> {
  const found = await findFee(ctx.db, manuscriptId);
  if (found?.manuscript.deletedAt !== null || !maySeeFee(await actorAt(ctx, found.manuscript), found.manuscript))
    throw notFound('This handling fee');
  return presentFee(ctx, found, await findLastRequest(ctx.db, manuscriptId));
}
