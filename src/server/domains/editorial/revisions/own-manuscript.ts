import * as t from '../../../../messages/manuscript-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { lockActiveAccount } from '../../accounts/index.ts';
import { findManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { holdForStep } from '../manuscripts/take-step.ts';
import { meanIt } from '../anonymity/read-anonymity.ts';

/** A manuscript that the caller submitted; for everybody else, and once it is deleted, it does not exist. */
export async function findFollowed(ctx: Context, articleId: string): Promise<FoundManuscript> {
  const { userId } = signedIn(ctx);
  const found = await findManuscript(ctx.db, articleId);
  if (found?.manuscript.deletedAt !== null || found.manuscript.submittingUserId !== userId)
    throw notFound('manuscript');
  return found;
}

/** Does something as the author of a manuscript, in one transaction; an account that is being deleted is waited for. */
export async function actAsAuthor<T>(ctx: Context, articleId: string, act: (tx: Context) => Promise<T>): Promise<T> {
  await findFollowed(ctx, articleId);
  return inTransaction(ctx, async (tx) => {
    await lockActiveAccount(tx, signedIn(tx).userId);
    return act(tx);
  });
}

/** Saves that the author intends what the anonymity check found, while the manuscript can still be changed. */
export async function meanAnonymity(
  ctx: Context,
  articleId: string,
  { version }: { version: number },
): Promise<string> {
  await actAsAuthor(ctx, articleId, async (tx) => {
    await holdForStep(tx, 'amend', { id: articleId, version });
    await meanIt(tx, articleId, version);
  });
  return t.findingsExplained();
}
