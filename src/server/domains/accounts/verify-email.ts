import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { clearUndeliverable } from '../letters/index.ts';
import { activateAccount, findAccount } from './account-store.ts';
import { spendEmailLink, voidEmailLinks } from './email-link-store.ts';
import { linkSpent } from './link-spent.ts';
import { hashSecretToken } from './secret-token.ts';

/** Spends the link of a verification email; a used, expired or unknown one is refused alike. */
export async function verifyEmail(ctx: Context, token: string): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    const spent = await spendEmailLink(tx.db, 'verify-email', hashSecretToken(token), tx.now());
    if (!spent?.registration) throw linkSpent('If you cannot log in, ask for a new one.');
    await activateAccount(tx.db, spent.userId, spent.registration, tx.now());
    await voidEmailLinks(tx.db, spent.userId, ['verify-email'], tx.now());
    const account = await findAccount(tx.db, spent.userId);
    // Its letter has arrived, whatever came back before.
    if (account) await clearUndeliverable(tx.db, account.email);
  });
  return { message: 'Your email address is confirmed. You can log in now.' };
}
