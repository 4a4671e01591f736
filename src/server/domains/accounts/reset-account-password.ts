import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addRecord } from '../records/index.ts';
import { findAccountByEmail, type Account } from './account-store.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';
import { replacePassword } from './replace-password.ts';

/** Gives an account another password from the command line, for somebody whom no letter reaches. */
export async function resetAccountPassword(ctx: Context, email: string, password: string): Promise<Account> {
  refuseCommonPassword(password);
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) throw notFound(`An account with the address ${email}`);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    await replacePassword(tx, account, { passwordHash, keptSessionId: null });
    await addRecord(tx, 'password-reset-by-command', account.id);
  });
  return account;
}
