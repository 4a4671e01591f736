import { v7 } from 'uuid';
import { loginFailedMessage, type Credentials, type SignedIn } from '../../../contracts/accounts.ts';
import { sessionDays } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findAccountByEmail, type Account } from './account-store.ts';
import { passwordMatches } from './password-hash.ts';
import { presentAccount } from './present-account.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';
import { insertSession } from './session-store.ts';

const maySignIn = (account: Account | null): account is Account =>
  account !== null && account.emailVerifiedAt !== null && account.disabledAt === null;

/** Signs in; every reason to refuse gives the same answer after the same work. */
export async function signIn(
  ctx: Context,
  credentials: Credentials,
  userAgent: string,
): Promise<{ signedIn: SignedIn; cookieToken: string }> {
  const account = await findAccountByEmail(ctx.db, credentials.email);
  const matches = await passwordMatches(account?.passwordHash ?? null, credentials.password);
  if (!matches || !maySignIn(account)) throw new AppError('login-failed', loginFailedMessage);
  const token = newSecretToken();
  const cookieToken = newSecretToken();
  const createdAt = ctx.now();
  await insertSession(ctx.db, {
    id: v7(),
    userId: account.id,
    tokenHash: hashSecretToken(token),
    cookieHash: hashSecretToken(cookieToken),
    userAgent: userAgent.slice(0, 300),
    createdAt,
    lastUsedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + sessionDays * 86_400_000),
  });
  return { signedIn: { token, user: await presentAccount(ctx.db, account) }, cookieToken };
}
