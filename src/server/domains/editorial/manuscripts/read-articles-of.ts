import type { UserWithArticles } from '../../../../contracts/own-data.ts';
import { signedIn, type Context } from '../../../context.ts';
import { listSubmissions } from './manuscript-list-store.ts';
import { presentManuscripts } from './present-manuscript.ts';

/**
 * What a person submitted, the newest first. Whoever asks for another learns of no manuscript that they review or have written
 * with others: its author is unknown to them.
 */
export async function readArticlesOf(ctx: Context, userId: string): Promise<UserWithArticles['articles']> {
  const caller = signedIn(ctx);
  const rows = await listSubmissions(ctx.db, userId, caller.userId === userId ? null : caller);
  const articles = await presentManuscripts(ctx, rows);
  return articles.map((article) => ({ ...article, publishedDate: article.articlePublishedDate }));
}
