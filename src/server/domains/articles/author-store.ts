import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema/index.ts';
import type { PrintedAuthor } from '../../db/schema/publications.ts';

/** The authors of an article, locked until the transaction ends. */
export async function lockAuthors(db: Database, articleId: string): Promise<PrintedAuthor[] | null> {
  const [found] = await db
    .select({ authors: articles.authors })
    .from(articles)
    .where(eq(articles.id, articleId))
    .for('update');
  return found?.authors ?? null;
}

/** Changes what an article says of its authors; their names stay. */
export async function updateAuthors(db: Database, id: string, authors: PrintedAuthor[], updatedAt: Date) {
  await db.update(articles).set({ authors, updatedAt }).where(eq(articles.id, id));
}
