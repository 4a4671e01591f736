import { signedIn, type Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { confirmCaller, eraseOwnAccount } from '../features/accounts/index.ts';
import { countWaitingManuscripts } from '../features/manuscripts/index.ts';
import { inTransaction } from '../in-transaction.ts';

/** Deletes the caller's account after the password; published articles keep their authors, waiting manuscripts hold it up. */
export async function deleteAccount(ctx: Context, currentPassword: string): Promise<{ message: string }> {
  const account = await confirmCaller(ctx, currentPassword);
  await inTransaction(ctx, async (tx) => {
    const waiting = await countWaitingManuscripts(tx.db, signedIn(tx).userId);
    if (waiting > 0)
      throw new AppError(
        'state-conflict',
        `${waiting === 1 ? 'A manuscript of yours awaits' : `${waiting} of your manuscripts await`} a decision. Your account can be deleted after that.`,
      );
    await eraseOwnAccount(tx, account);
  });
  return { message: 'Your account is deleted.' };
}
