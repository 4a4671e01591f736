import type { UserWithArticles } from '../../../contracts/own-data.ts';
import type { Context } from '../../context.ts';
import { readAccount } from '../../domains/accounts/index.ts';
import { readArticlesOf } from '../../domains/editorial/index.ts';

/** A user with what they submitted, for them or an administrator; the call's contract has checked who asks. */
export async function readUser(ctx: Context, userId: string): Promise<UserWithArticles> {
  const [account, articles] = await Promise.all([readAccount(ctx, userId), readArticlesOf(ctx, userId)]);
  return { ...account, articles };
}
