import { asc, eq, gt, gte, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, journals } from '../../db/schema/index.ts';

const rowsAtOnce = 1000;

/** Where an article stands, and when it last changed. */
export interface ArticlePlace {
  readonly id: string;
  readonly journalAbbreviation: string;
  readonly updatedAt: Date;
}

/** Articles from the one at `offset` on, in the order in which they came, a thousand rows in memory at a time. */
export async function* eachArticlePlace(
  db: Database,
  range: { offset: number; count: number },
): AsyncGenerator<ArticlePlace> {
  const [first] = await db
    .select({ id: articles.id })
    .from(articles)
    .orderBy(asc(articles.id))
    .limit(1)
    .offset(range.offset);
  let from = first ? gte(articles.id, first.id) : null;
  for (let left = range.count; from !== null && left > 0; left -= rowsAtOnce) {
    const rows = await db
      .select({ id: articles.id, journalAbbreviation: journals.abbreviation, updatedAt: articles.updatedAt })
      .from(articles)
      .innerJoin(journals, eq(journals.id, articles.journalId))
      .where(from)
      .orderBy(asc(articles.id))
      .limit(Math.min(rowsAtOnce, left));
    yield* rows;
    const last = rows.at(-1);
    from = last && rows.length === rowsAtOnce ? gt(articles.id, last.id) : null;
  }
}

/** When the articles of each journal last changed, by the journal's id. */
export async function listLastChanges(db: Database): Promise<Map<string, Date>> {
  const rows = await db
    .select({ journalId: articles.journalId, changed: max(articles.updatedAt) })
    .from(articles)
    .groupBy(articles.journalId);
  return new Map(rows.flatMap(({ journalId, changed }) => (changed ? [[journalId, changed]] : [])));
}
