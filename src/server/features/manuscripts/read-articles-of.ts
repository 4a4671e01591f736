import type { UserWithArticles } from '../../../contracts/own-data.ts';
import { signedIn, type Context } from '../../context.ts';
import { listSubmissions } from './manuscript-list-store.ts';
import { articleStatuses } from './manuscript-lifecycle.ts';

/**
 * What a person submitted, the newest first. Whoever asks for another learns of no manuscript that they review or have written
 * with others: its author is unknown to them.
 */
export async function readArticlesOf(ctx: Context, userId: string): Promise<UserWithArticles['articles']> {
  const caller = signedIn(ctx);
  const rows = await listSubmissions(ctx.db, userId, caller.userId === userId ? null : caller);
  return rows.map(({ id, title, state, journalAbbreviation, journalTitle, journalISSN, updatedAt }) => ({
    id,
    articleTitle: title,
    articleStatus: articleStatuses[state],
    articlePublishedJournal: { journalAbbreviation, journalTitle, journalISSN },
    updatedAt: updatedAt.toISOString(),
  }));
}
