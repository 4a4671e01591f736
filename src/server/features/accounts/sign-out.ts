import type { Context } from '../../context.ts';
import { deleteSession } from './session-store.ts';

/** Revokes the presented token; without one there is nothing to do, and the answer is the same. */
export async function signOut(ctx: Context): Promise<{ message: string }> {
  if (ctx.actor.kind === 'user') await deleteSession(ctx.db, ctx.actor.sessionId);
  return { message: 'You are logged out.' };
}
