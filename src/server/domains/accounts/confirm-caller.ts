import * as t from '../../../messages/account-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput, notLoggedIn } from '../../errors.ts';
import { findAccount, type Account } from './account-store.ts';
import { passwordMatches } from './password-hash.ts';
import { findSession } from './session-store.ts';

/** The caller's account, after a check of the password; a wrong one throws 422 for the field. */
export async function confirmCaller(ctx: Context, currentPassword: string | undefined): Promise<Account> {
  const account = await findAccount(ctx.db, signedIn(ctx).userId);
  if (!account) throw notLoggedIn();
  if (!currentPassword)
    throw new AppError('password-needed', t.enterPassword(), {
      currentPassword: t.enterPassword(),
    });
  if (!(await passwordMatches(account.passwordHash, currentPassword)))
    throw invalidInput('currentPassword', t.wrongPassword());
  return account;
}

/**
 * Throws, in a transaction that locks the caller’s account, if the session has ended since it was confirmed: a new
 * password ends all other sessions, and their pending requests must fail.
 */
export async function refuseEndedSignIn(tx: Context): Promise<void> {
  if ((await findSession(tx.db, signedIn(tx).sessionId)) === null) throw notLoggedIn();
}
