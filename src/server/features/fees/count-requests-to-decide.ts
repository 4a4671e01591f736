import { mostCounted } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { listWaitingRequests } from './waiver-store.ts';
import { readDecidingRule } from './who-may-decide.ts';

/** How many requests for a reduction wait for the caller, an administrator; those that somebody else decides do not count. */
export async function countRequestsToDecide(ctx: Context): Promise<number> {
  const requests = await listWaitingRequests(ctx.db, mostCounted);
  const mayDecide = await readDecidingRule(ctx, requests);
  return requests.filter(mayDecide).length;
}
