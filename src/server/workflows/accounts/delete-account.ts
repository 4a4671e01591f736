import * as t from '../../../messages/account-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { confirmCaller, eraseOwnAccount, lockForErasure, refuseEndedSignIn } from '../../domains/accounts/index.ts';
import { forgetWaivers } from '../../domains/fees/index.ts';
import { forgetMailings } from '../../domains/mailings/index.ts';
import { countWaitingManuscripts, forgetAuthor, forgetReviewer } from '../../domains/editorial/index.ts';
import { deleteConnection } from '../../domains/orcid/index.ts';
import { hasOpenOrder } from '../../domains/payments/index.ts';
import { inTransaction } from '../../in-transaction.ts';

/** Refuses while something of the person is still on its way, in the transaction that has locked the account. */
async function refuseWhilePending(tx: Context, userId: string): Promise<void> {
  const waiting = await countWaitingManuscripts(tx.db, userId);
  if (waiting > 0) throw new AppError('state-conflict', t.manuscriptsPending({ count: waiting }));
  if (await hasOpenOrder(tx, userId)) throw new AppError('state-conflict', t.paymentOpen());
}

/**
 * Deletes the caller's account after the password check; published articles retain their authors, and pending tasks
 * prevent it.
 */
export async function deleteAccount(ctx: Context, currentPassword: string): Promise<{ message: string }> {
  await confirmCaller(ctx, currentPassword);
  const endedReviews = await inTransaction(ctx, async (tx) => {
    const account = await lockForErasure(tx, signedIn(tx).userId);
    await refuseEndedSignIn(tx);
    await refuseWhilePending(tx, account.id);
    const ended = await forgetReviewer(tx, account);
    await forgetMailings(tx, account);
    await eraseOwnAccount(tx, account);
    await deleteConnection(tx.db, account.id);
    await forgetAuthor(tx, account.id);
    await forgetWaivers(tx, account.id);
    return ended;
  });
  return { message: t.accountDeleted({ count: endedReviews }) };
}
