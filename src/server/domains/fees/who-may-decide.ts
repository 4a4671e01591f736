import { signedIn, type Context } from '../../context.ts';
import { listAdministrators } from '../accounts/index.ts';
import { listAnonymousTo, listWritten, officeTaken, wasOfficeTaken } from '../parts/index.ts';
import { listDeciders, type WaiverRow } from './waiver-store.ts';

/** Why somebody does not decide a request. */
export type Hindrance = 'is-decided' | 'is-anonymous' | keyof typeof hindranceWords;

/** Hindrances that whoever is kept from deciding a request may know, and what helps. */
export const hindranceWords = {
  'is-own': 'This request is your own. Another administrator decides it.',
  'has-part':
    'You wrote this manuscript, or decided an earlier request for it. Another administrator decides this one.',
  'office-was-taken': officeTaken,
} as const;

/**
 * Tells of each request what keeps the actor from deciding it; null where nothing does. Nobody decides about what they wrote; a
 * further request for the same manuscript is for somebody who did not decide before, as the policy promises. Where the house has
 * nobody else, and did not lose anybody lately, whoever is there decides; but never who reviews it, for the request names its author.
 */
export async function readDecidingRule(
  ctx: Context,
  requests: readonly WaiverRow[],
): Promise<(request: WaiverRow) => Hindrance | null> {
  const actor = signedIn(ctx);
  const { userId } = actor;
  const ids = requests.filter(({ state }) => state === 'waiting').map(({ manuscriptId }) => manuscriptId);
  if (ids.length === 0) return () => 'is-decided';
  const administrators = await listAdministrators(ctx.db);
  const deciders = await listDeciders(ctx.db, ids);
  const written = await listWritten(ctx.db, ids, actor);
  const anonymous = new Set(await listAnonymousTo(ctx.db, actor));
  const isHouseEmptied = await wasOfficeTaken(ctx, null);
  return ({ state, manuscriptId, requestedBy }) => {
    if (state !== 'waiting') return 'is-decided';
    if (anonymous.has(manuscriptId)) return 'is-anonymous';
    const involved = new Set<string | null>([
      requestedBy,
      ...(written.has(manuscriptId) ? [userId] : []),
      ...deciders.filter((row) => row.manuscriptId === manuscriptId).map(({ decidedBy }) => decidedBy),
    ]);
    if (!involved.has(userId)) return null;
    if (administrators.every((id) => involved.has(id))) return isHouseEmptied ? 'office-was-taken' : null;
    return requestedBy === userId ? 'is-own' : 'has-part';
  };
}
