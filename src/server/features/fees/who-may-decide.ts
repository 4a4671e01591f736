import { signedIn, type Context } from '../../context.ts';
import { listAdministrators } from '../accounts/index.ts';
import { listDeciders, listWritten, type WaiverRow } from './waiver-store.ts';

/**
 * Tells of each request whether the actor may decide it. Nobody decides about what they wrote; a further request for the same
 * manuscript is for somebody who did not decide before, as the policy promises. Where the house has nobody else, whoever is
 * there decides.
 */
export async function readDecidingRule(
  ctx: Context,
  requests: readonly WaiverRow[],
): Promise<(request: WaiverRow) => boolean> {
  const actor = signedIn(ctx);
  const { userId } = actor;
  const waiting = requests.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return () => false;
  const administrators = await listAdministrators(ctx.db);
  const deciders = await listDeciders(
    ctx.db,
    waiting.map(({ manuscriptId }) => manuscriptId),
  );
  const written = await listWritten(
    ctx.db,
    waiting.map(({ manuscriptId }) => manuscriptId),
    actor,
  );
  return ({ state, manuscriptId, requestedBy }) => {
    if (state !== 'waiting') return false;
    const involved = new Set<string | null>([
      requestedBy,
      ...(written.has(manuscriptId) ? [userId] : []),
      ...deciders.filter((row) => row.manuscriptId === manuscriptId).map(({ decidedBy }) => decidedBy),
    ]);
    return !involved.has(userId) || administrators.every((id) => involved.has(id));
  };
}
