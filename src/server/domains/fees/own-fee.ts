import { signedIn, type Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { lockAccount } from '../accounts/index.ts';
import { isOwed } from './is-owed.ts';
import { findFee, lockFee, type FoundFee } from './fee-store.ts';

/** The fee that the actor owes, while there is an article to pay for: only the submitting author chooses, asks and pays. */
export async function ownFee(ctx: Context, manuscriptId: string): Promise<FoundFee> {
  const found = await findFee(ctx.db, manuscriptId);
  if (found?.manuscript.submittingUserId !== signedIn(ctx).userId || found.manuscript.deletedAt !== null)
    throw notFound('This handling fee');
  if (found.manuscript.state === 'withdrawn')
    throw new AppError('state-conflict', 'This article has been withdrawn. No handling fee is due for it.');
  if (!isOwed(found.manuscript))
    throw new AppError('state-conflict', 'No handling fee is due while this manuscript is not accepted.');
  return found;
}

/**
 * The same, held until the transaction of the caller ends: whoever settles or changes the fee comes before or after. The
 * account is locked first, as by everybody who takes more locks than this one.
 */
export async function holdOwnFee(tx: Context, manuscriptId: string): Promise<FoundFee> {
  await ownFee(tx, manuscriptId);
  await lockAccount(tx.db, signedIn(tx).userId);
  await lockFee(tx.db, manuscriptId);
  return ownFee(tx, manuscriptId);
}
