import { v7 } from 'uuid';
import { loginFailedMessage, type Credentials, type SignedIn } from '../../../contracts/accounts.ts';
import * as t from '../../../messages/account-responses.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccountByEmail, lockAccount, type Account } from './account-store.ts';
import { passwordMatches } from './password-hash.ts';
import { presentAccount } from './own-account.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';
import {
  insertSession,
  deleteSession,
  deleteOwnSession,
  listSessions,
  extendSession,
  findLiveSession,
} from './session-store.ts';
import { type Context, signedIn, type SignedInActor } from '../../context.ts';
import Bowser from 'bowser';
import type { SignInPlace } from '../../../contracts/own-data.ts';
import { sessionDays } from '../../../contracts/constants.ts';
import { daysAfter } from '../../../contracts/days.ts';
import type { Database } from '../../db/database.ts';

/** A session slides at most once in this time, so that reading does not write. */
const extendEvery = 3_600_000;

/** The person behind a token, or null when it is unknown, expired or revoked. */
export async function findSessionActor(
  db: Database,
  credential: { kind: 'bearer' | 'cookie'; token: string },
  now: Date,
): Promise<SignedInActor | null> {
  const found = await findLiveSession(db, { kind: credential.kind, tokenHash: hashSecretToken(credential.token) }, now);
  if (!found) return null;
  if (now.getTime() - found.lastUsedAt.getTime() > extendEvery) {
    await extendSession(db, found.sessionId, now, daysAfter(now, sessionDays));
  }
  return { kind: 'user', userId: found.userId, email: found.email, isAdmin: found.isAdmin, sessionId: found.sessionId };
}

/** "Firefox on Windows"; what a browser does not say of itself is left out. */
function deviceName(userAgent: string): string {
  if (userAgent === '') return t.unknownDevice();
  const { browser, os } = Bowser.parse(userAgent);
  const named = [browser.name, os.name].filter((part) => part !== undefined && part !== '');
  return named.length > 0 ? named.join(' on ') : t.unknownDevice();
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
  if (!(await deleteOwnSession(ctx.db, signedIn(ctx).userId, signInId))) throw notFound('session');
  return { message: t.sessionEnded() };
}

/** Revokes the presented token and its cookie; the answer is the same without a token. */
export async function signOut(ctx: Context, forgetCookie: () => void): Promise<{ message: string }> {
  if (ctx.actor.kind === 'user') {
    await deleteSession(ctx.db, ctx.actor.sessionId);
    forgetCookie();
  }
  return { message: t.loggedOut() };
}

const refused = () => new AppError('login-failed', loginFailedMessage);

const maySignIn = (account: Account | null): account is Account =>
  account !== null && account.emailVerifiedAt !== null && account.disabledAt === null;

/** Whether an account of this address is there and open to this password. */
export async function opensWith(db: Database, email: string, password: string): Promise<boolean> {
  const account = await findAccountByEmail(db, email);
  return maySignIn(account) && (await passwordMatches(account.passwordHash, password));
}

/** Signs in; every reason to refuse gives the same answer after the same work. */
export async function signIn(
  ctx: Context,
  credentials: Credentials,
  userAgent: string,
): Promise<{ signedIn: SignedIn; cookieToken: string }> {
  const account = await findAccountByEmail(ctx.db, credentials.email);
  const matches = await passwordMatches(account?.passwordHash ?? null, credentials.password);
  if (!matches || !maySignIn(account)) throw refused();
  const token = newSecretToken();
  const cookieToken = newSecretToken();
  const createdAt = ctx.now();
  await inTransaction(ctx, async (tx) => {
    // While the password was compared, it may have been changed, or the account closed: every sign-in ends then.
    const now = await lockAccount(tx.db, account.id);
    if (!maySignIn(now) || now.passwordHash !== account.passwordHash) throw refused();
    await insertSession(tx.db, {
      id: v7(),
      userId: account.id,
      tokenHash: hashSecretToken(token),
      cookieHash: hashSecretToken(cookieToken),
      userAgent: userAgent.slice(0, 300),
      createdAt,
      lastUsedAt: createdAt,
      expiresAt: daysAfter(createdAt, sessionDays),
    });
  });
  return { signedIn: { token, user: await presentAccount(ctx.db, account) }, cookieToken };
}
