import type { ArticlePage, ArticleSummary, PublishedArticle } from '../../../contracts/articles.ts';
import { recommendedArticles } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { journalNamed } from '../journals/index.ts';
import { once } from '../../request-memo.ts';
import { eachArticlePart, findArticlePart } from './article-list-store.ts';
import { findArticle } from './article-store.ts';
import { presentPublished, presentSummary } from './present-article.ts';
import { listRelatedArticles } from './related-store.ts';

async function journalIdOf(ctx: Context, abbreviation: string | undefined): Promise<string | undefined> {
  if (abbreviation === undefined) return undefined;
  const journal = await journalNamed(ctx, abbreviation);
  if (!journal) throw notFound('journal');
  return journal.id;
}

/** Every published article, or every one of a journal, newest first. */
export async function readPublishedArticles(ctx: Context, abbreviation?: string): Promise<ArticleSummary[]> {
  const journalId = await journalIdOf(ctx, abbreviation);
  const summaries: ArticleSummary[] = [];
  for await (const part of eachArticlePart(ctx.db, { journalId })) summaries.push(...part.map(presentSummary));
  return summaries;
}

/** One page of the published articles, newest first; a page beyond the last is not found. */
export async function readArticlePage(
  ctx: Context,
  wanted: { journal?: string | undefined; page: number; size: number; withdrawn: 'shown' | 'left-out' },
): Promise<ArticlePage> {
  const { page, size, withdrawn } = wanted;
  const filter = { journalId: await journalIdOf(ctx, wanted.journal), withdrawn };
  const { rows, total } = await findArticlePart(ctx.db, filter, { limit: size, offset: (page - 1) * size });
  const pageCount = Math.max(1, Math.ceil(total / size));
  if (page > pageCount) throw notFound('page');
  return { articles: rows.map(presentSummary), total, page, pageCount };
}

/** The published article with this id and its long parts; null if there is none. */
export const articleNamed = (ctx: Context, articleId: string) =>
  once(ctx, `article ${articleId}`, () => findArticle(ctx.db, articleId));

/** One published article in an array, as specified; 404 when it is not published. */
export async function readPublishedArticle(ctx: Context, articleId: string): Promise<PublishedArticle[]> {
  const found = await articleNamed(ctx, articleId);
  if (!found) throw notFound('article');
  return [presentPublished(found)];
}

/** Related articles, the closest first; none for a withdrawn one. */
export async function readRelatedArticles(ctx: Context, articleId: string): Promise<ArticleSummary[]> {
  const found = await articleNamed(ctx, articleId);
  if (!found) throw notFound('article');
  if (found.article.withdrawnOn !== null) return [];
  const near = { article: found.article, subject: found.journalSubject };
  return (await listRelatedArticles(ctx.db, near, recommendedArticles)).map(presentSummary);
}
