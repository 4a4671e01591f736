import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articles, articleTexts, usageEvents } from '../../../db/schema/index.ts';

export type EventRow = typeof usageEvents.$inferInsert;

export interface UsedArticle {
  readonly access: 'open' | 'subscription';
  /** Whether its page shows the whole text to everyone. */
  readonly showsText: boolean;
}

/** The current access status of these articles. */
export async function findUsedArticles(db: Database, ids: readonly string[]): Promise<Map<string, UsedArticle>> {
  if (ids.length === 0) return new Map();
  const hasText = sql<boolean>`coalesce(${articleTexts.bodyHtml}, '') <> ''`;
  const isOpen = and(eq(articles.access, 'open'), isNull(articles.withdrawnOn));
  const rows = await db
    .select({ id: articles.id, access: articles.access, showsText: sql<boolean>`${isOpen} and ${hasText}` })
    .from(articles)
    .leftJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(inArray(articles.id, [...ids]));
  return new Map(rows.map(({ id, ...used }) => [id, used]));
}

/** Writes uses, each as it happened. */
export async function insertEvents(db: Database, events: readonly EventRow[]): Promise<void> {
  if (events.length > 0) await db.insert(usageEvents).values([...events]);
}
