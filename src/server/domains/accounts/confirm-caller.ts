import * as t from '../../../messages/account-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput, notSignedIn } from '../../errors.ts';
import { findAccount, type Account } from './account-store.ts';
import { passwordMatches } from './password-hash.ts';
import { findSession } from './session-store.ts';

/** The caller's account, after the password was given once more; 422 names the field when it is wrong. */
export async function confirmCaller(ctx: Context, currentPassword: string | undefined): Promise<Account> {
  const account = await findAccount(ctx.db, signedIn(ctx).userId);
  if (!account) throw notSignedIn();
  if (!currentPassword)
    throw new AppError('password-needed', t.enterPassword(), {
      currentPassword: t.enterPassword(),
    });
  if (!(await passwordMatches(account.passwordHash, currentPassword)))
    throw invalidInput('currentPassword', t.wrongPassword());
  return account;
}

/**
 * Refuses, in a transaction that holds the caller’s account, where the sign-in has ended since it was confirmed: with another
 * password all end but its own, and what was asked for with the one before is not done any more.
 */
export async function refuseEndedSignIn(tx: Context): Promise<void> {
  if ((await findSession(tx.db, signedIn(tx).sessionId)) === null) throw notSignedIn();
}
