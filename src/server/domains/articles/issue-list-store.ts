import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema/index.ts';
import { listing, newestFirst, type ListedArticle } from './article-list-store.ts';

/** An issue of a journal. */
export interface IssuePlace {
  readonly journalId: string;
  readonly volume: string;
  readonly issue: string;
}

/** The volumes and issues of a journal, each with the number of its articles, the withdrawn among them. */
export async function listIssues(db: Database, journalId: string) {
  const { volume, issue } = articles;
  const rows = await db
    .select({ volume, issue, articles: count() })
    .from(articles)
    .where(and(eq(articles.journalId, journalId), isNotNull(volume), isNotNull(issue)))
    .groupBy(volume, issue);
  return rows.map((row) => ({ ...row, volume: row.volume ?? '', issue: row.issue ?? '' }));
}

/** A page of the articles of an issue, newest first, with their total number. */
export async function findIssuePart(
  db: Database,
  { journalId, volume, issue }: IssuePlace,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedArticle[]; total: number }> {
  const isOf = and(eq(articles.journalId, journalId), eq(articles.volume, volume), eq(articles.issue, issue));
  const total = await db.$count(articles, isOf);
  const rows = await listing(db, isOf)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return { rows, total };
}
