import Bowser from 'bowser';
import type { SignInPlace } from '../../../contracts/own-data.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { deleteOwnSession, listSessions } from './session-store.ts';

/** "Firefox on Windows"; what a browser does not say of itself is left out. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const named = [browser.name, os.name].filter((part) => part !== undefined && part !== '');
  return named.length > 0 ? named.join(' on ') : 'Unknown device';
}

/** Where the caller is signed in, the latest use first. */
export async function readSignIns(ctx: Context): Promise<SignInPlace[]> {
  const { userId, sessionId } = signedIn(ctx);
  const sessions = await listSessions(ctx.db, userId, ctx.now());
  return sessions.map((session) => ({
    id: session.id,
    device: deviceName(session.userAgent),
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isThisOne: session.id === sessionId,
  }));
}

/** Signs the caller out in one of these places. */
export async function endSignIn(ctx: Context, signInId: string): Promise<{ message: string }> {
  if (!(await deleteOwnSession(ctx.db, signedIn(ctx).userId, signInId))) throw notFound('This sign-in');
  return { message: 'Signed out there.' };
}
