import { mostCounted } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { listWaitingRequests } from './waiver-store.ts';
import { readDecidingRule } from './who-may-decide.ts';

/** The requests for a reduction that wait for the caller, an administrator; those that somebody else decides do not count. */
export async function findRequestsToDecide(ctx: Context) {
  const requests = await listWaitingRequests(ctx.db, mostCounted);
  const hindranceOf = await readDecidingRule(ctx, requests);
  return requests.filter((request) => hindranceOf(request) === null);
}

/** How many they are. */
export const countRequestsToDecide = async (ctx: Context): Promise<number> => (await findRequestsToDecide(ctx)).length;
