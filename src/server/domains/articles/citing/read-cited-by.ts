import type { ReplyOf } from '../../../../contracts/call.ts';
import type { citing } from '../../../../contracts/citing.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { presentSummary } from '../present-article.ts';
import { articleNamed } from '../read-articles.ts';
import { listCiting } from './citation-store.ts';

/** How many citing articles a page names. */
const mostNamed = 20;

/** The public articles of this site that cite one by its DOI; none of a withdrawn one. */
export async function readCitedBy(ctx: Context, articleId: string): Promise<ReplyOf<typeof citing.citedBy>> {
  const found = await articleNamed(ctx, articleId);
  if (!found) throw notFound('article');
  const { doi, withdrawnOn } = found.article;
  if (doi === null || withdrawnOn !== null) return { count: 0, articles: [] };
  const { count, articles: newest } = await listCiting(ctx.db, { doi, articleId }, mostNamed);
  return { count, articles: newest.map(presentSummary) };
}
