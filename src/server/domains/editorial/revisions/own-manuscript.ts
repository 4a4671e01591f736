import { signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { lockStandingAccount } from '../../accounts/index.ts';
import { findManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';

/** A manuscript that the caller submitted; for everybody else, and once it is deleted, it does not exist. */
export async function findFollowed(ctx: Context, articleId: string): Promise<FoundManuscript> {
  const { userId } = signedIn(ctx);
  const found = await findManuscript(ctx.db, articleId);
  if (found?.manuscript.deletedAt !== null || found.manuscript.submittingUserId !== userId)
    throw notFound('This manuscript');
  return found;
}

/** Does something as the author of a manuscript, in one transaction; an account that is being deleted is waited for. */
export async function actAsAuthor<T>(ctx: Context, articleId: string, act: (tx: Context) => Promise<T>): Promise<T> {
  await findFollowed(ctx, articleId);
  return inTransaction(ctx, async (tx) => {
    await lockStandingAccount(tx, signedIn(tx).userId);
    return act(tx);
  });
}
