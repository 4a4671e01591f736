import type { Context } from '../../context.ts';
import { deleteSession } from './session-store.ts';

/** Revokes the presented token, and its cookie with it; without a token nothing is done, and the answer is the same. */
export async function signOut(ctx: Context, forgetCookie: () => void): Promise<{ message: string }> {
  if (ctx.actor.kind === 'user') {
    await deleteSession(ctx.db, ctx.actor.sessionId);
    forgetCookie();
  }
  return { message: 'You are logged out.' };
}
