import type { ArticleIssue } from '../../../contracts/article-parts.ts';
import type { ArticlePage, ArticleSummary, PublishedArticle } from '../../../contracts/articles.ts';
import { recommendedArticles } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { journalNamed } from '../journals/index.ts';
import { once } from '../../request-memo.ts';
import { eachArticlePart, findArticlePart } from './article-list-store.ts';
import { findArticle } from './article-store.ts';
import { findIssuePart, listIssues } from './issue-list-store.ts';
import { presentPublished, presentSummary } from './present-article.ts';
import { findVersion } from './versions/article-version.ts';
import { listRelatedArticles } from './related-store.ts';

async function journalIdOf(ctx: Context, abbreviation: string): Promise<string> {
  const journal = await journalNamed(ctx, abbreviation);
  if (!journal) throw notFound('journal');
  return journal.id;
}

/** Every published article, or every one of a journal, newest first. */
export async function readPublishedArticles(ctx: Context, abbreviation?: string): Promise<ArticleSummary[]> {
  const journalId = abbreviation === undefined ? undefined : await journalIdOf(ctx, abbreviation);
  const summaries: ArticleSummary[] = [];
  for await (const part of eachArticlePart(ctx.db, { journalId })) summaries.push(...part.map(presentSummary));
  return summaries;
}

interface WantedPage {
  readonly journal?: string | undefined;
  /** With the journal and the issue: the articles of this issue alone. */
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly page: number;
  readonly size: number;
  readonly withdrawn: 'shown' | 'left-out';
}

/** One page of the published articles, newest first; a page beyond the last and an unknown issue are not found. */
export async function readArticlePage(ctx: Context, wanted: WantedPage): Promise<ArticlePage> {
  const { volume, issue, page, size, withdrawn } = wanted;
  const journalId = wanted.journal === undefined ? undefined : await journalIdOf(ctx, wanted.journal);
  const part = { limit: size, offset: (page - 1) * size };
  const isIssue = journalId !== undefined && volume !== undefined && issue !== undefined;
  const { rows, total } = isIssue
    ? await findIssuePart(ctx.db, { journalId, volume, issue }, part)
    : await findArticlePart(ctx.db, { journalId, withdrawn }, part);
  if (isIssue && total === 0) throw notFound('issue');
  const pageCount = Math.max(1, Math.ceil(total / size));
  if (page > pageCount) throw notFound('page');
  return { articles: rows.map(presentSummary), total, page, pageCount };
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** The issues of a journal that have articles, newest first. */
export async function readIssues(ctx: Context, abbreviation: string): Promise<{ issues: ArticleIssue[] }> {
  const issues = await listIssues(ctx.db, await journalIdOf(ctx, abbreviation));
  const sorted = issues.toSorted((a, b) => byNumber.compare(b.volume, a.volume) || byNumber.compare(b.issue, a.issue));
  return {
    issues: sorted.map(({ volume, issue, ...rest }) => ({ articleVolume: volume, articleIssue: issue, ...rest })),
  };
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

/** A version of it, in an array as the current one. */
export async function readVersion(ctx: Context, articleId: string, version: number): Promise<PublishedArticle[]> {
  return [presentPublished(await findVersion(ctx, articleId, version))];
}

/** Related articles, the closest first; none for a withdrawn one. */
export async function readRelatedArticles(ctx: Context, articleId: string): Promise<ArticleSummary[]> {
  const found = await articleNamed(ctx, articleId);
  if (!found) throw notFound('article');
  if (found.article.withdrawnOn !== null) return [];
  const near = { article: found.article, subject: found.journalSubject };
  return (await listRelatedArticles(ctx.db, near, recommendedArticles)).map(presentSummary);
}
