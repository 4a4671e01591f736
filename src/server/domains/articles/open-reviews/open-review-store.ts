import { and, asc, eq, sql } from 'drizzle-orm';
import type { OpenReviewKind } from '../../../../contracts/open-review.ts';
import type { Database } from '../../../db/database.ts';
import { openReviews } from '../../../db/schema/index.ts';

export type OpenReviewRow = typeof openReviews.$inferSelect;

/** What was published of the reviews of an article or left out, by round; reports come before the answers to them. */
export const listOpenReviews = (db: Database, articleId: string): Promise<OpenReviewRow[]> =>
  db
    .select()
    .from(openReviews)
    .where(eq(openReviews.articleId, articleId))
    .orderBy(
      asc(openReviews.round),
      sql`${openReviews.kind} = 'letter'`,
      asc(openReviews.reviewerNumber),
      sql`${openReviews.kind} = 'answers'`,
      asc(openReviews.writtenOn),
      asc(openReviews.id),
    );

/** One published review. */
export async function findOpenReview(db: Database, id: string): Promise<OpenReviewRow | null> {
  const [found] = await db.select().from(openReviews).where(eq(openReviews.id, id));
  return found ?? null;
}

/** Whether an article has reviews that are published or were; for queries of articles. */
export const hasOpenReviews = (articleId: unknown) =>
  sql<boolean>`exists (select from ${openReviews} where ${openReviews.articleId} = ${articleId} and ${openReviews.state} <> 'left-out')`;

/** Keeps a piece as it is published, or that it is left out. */
export async function keepOpenReview(db: Database, piece: typeof openReviews.$inferInsert): Promise<OpenReviewRow> {
  const [kept] = await db
    .insert(openReviews)
    .values(piece)
    .onConflictDoUpdate({
      target: [openReviews.articleId, openReviews.kind, openReviews.sourceId],
      set: piece,
    })
    .returning();
  if (!kept) throw new Error('A review was not kept');
  return kept;
}

/** Erases what a published piece says; its place and its DOI stay. */
export async function eraseOpenReview(
  db: Database,
  {
    articleId,
    kind,
    sourceId,
  }: { readonly articleId: string; readonly kind: OpenReviewKind; readonly sourceId: string },
): Promise<void> {
  await db
    .update(openReviews)
    .set({ state: 'taken-down', contents: null, signedBy: null })
    .where(
      and(
        eq(openReviews.articleId, articleId),
        eq(openReviews.kind, kind),
        eq(openReviews.sourceId, sourceId),
        eq(openReviews.state, 'published'),
      ),
    );
}

/** Keeps the DOI of a published piece. */
export async function setReviewDoi(db: Database, id: string, doi: string): Promise<void> {
  await db.update(openReviews).set({ doi }).where(eq(openReviews.id, id));
}
