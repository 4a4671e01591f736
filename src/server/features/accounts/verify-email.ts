import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { activateAccount } from './account-store.ts';
import { spendEmailLink, voidEmailLinks } from './email-link-store.ts';
import { hashSecretToken } from './secret-token.ts';

/** Spends the link of a verification email; a used, expired or unknown one is refused alike. */
export async function verifyEmail(ctx: Context, token: string): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    const spent = await spendEmailLink(tx.db, hashSecretToken(token), tx.now());
    if (!spent) {
      throw new AppError(
        'link-spent',
        'This link has been used already or has expired. If you cannot log in, register again to get a new one.',
      );
    }
    await activateAccount(tx.db, spent.userId, spent.registration, tx.now());
    await voidEmailLinks(tx.db, spent.userId, tx.now());
  });
  return { message: 'Your email address is confirmed. You can log in now.' };
}
