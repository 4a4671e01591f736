import { v7 } from 'uuid';
import { loginFailedMessage, type Credentials, type SignedIn } from '../../../contracts/accounts.ts';
import { sessionDays } from '../../../contracts/constants.ts';
import { daysAfter } from '../../../contracts/days.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccountByEmail, lockAccount, type Account } from './account-store.ts';
import { passwordMatches } from './password-hash.ts';
import { presentAccount } from './present-account.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';
import { insertSession } from './session-store.ts';

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
