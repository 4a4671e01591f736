import type { CurrentUser } from '../../../contracts/own-data.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findAccount } from './account-store.ts';
import { presentAccount } from './present-account.ts';

/** One account, for its holder or an administrator; the call's contract has checked who asks. */
export async function readAccount(ctx: Context, userId: string): Promise<CurrentUser> {
  const account = await findAccount(ctx.db, userId);
  if (!account) throw notFound('This account');
  return presentAccount(ctx.db, account);
}
