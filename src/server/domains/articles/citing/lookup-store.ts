import { and, asc, eq, lte } from 'drizzle-orm';
import type { Reference } from '../../../../contracts/article-parts.ts';
import type { Database } from '../../../db/database.ts';
import { articleTexts, referenceLookups } from '../../../db/schema/index.ts';

export type LookupRow = typeof referenceLookups.$inferSelect;

/** Whether a reference is still to be looked for. */
export const isUnsought = ({ doi, foundDoi }: Reference): boolean => doi === null && foundDoi === undefined;

/** The same references, with what was found for those of an earlier import that read the same. */
export function withFound(references: readonly Reference[], earlier: readonly Reference[]): Reference[] {
  const known = new Map(earlier.map(({ html, foundDoi }) => [html, foundDoi]));
  return references.map((reference) => {
    const foundDoi = isUnsought(reference) ? known.get(reference.html) : undefined;
    return foundDoi === undefined ? reference : { ...reference, foundDoi };
  });
}

/** Queues the references of an article, if some have no DOI. */
export async function queueLookup(
  db: Database,
  articleId: string,
  references: readonly Reference[],
  now: Date,
): Promise<void> {
  if (!references.some(isUnsought)) return;
  await db
    .insert(referenceLookups)
    .values({ articleId, dueAt: now })
    .onConflictDoUpdate({ target: referenceLookups.articleId, set: { dueAt: now, tries: 0 } });
}

/** Claims the article whose references are due first; it is due again if the worker dies. */
export async function claimDueLookup(db: Database, now: Date, until: Date): Promise<LookupRow | null> {
  const due = db
    .select({ articleId: referenceLookups.articleId })
    .from(referenceLookups)
    .where(lte(referenceLookups.dueAt, now))
    .orderBy(asc(referenceLookups.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(referenceLookups)
    .set({ dueAt: until })
    .where(eq(referenceLookups.articleId, due))
    .returning();
  return claimed ?? null;
}

/** An article’s references; none of an article that is gone. */
export async function listReferences(db: Database, articleId: string): Promise<Reference[]> {
  const [found] = await db
    .select({ references: articleTexts.references })
    .from(articleTexts)
    .where(eq(articleTexts.articleId, articleId));
  return found?.references ?? [];
}

/** The same, locked until the transaction ends. */
export async function lockReferences(db: Database, articleId: string): Promise<Reference[]> {
  const [found] = await db
    .select({ references: articleTexts.references })
    .from(articleTexts)
    .where(eq(articleTexts.articleId, articleId))
    .for('update');
  return found?.references ?? [];
}

/** Saves an article’s references with what was found for them. The caller has locked them. */
export async function writeReferences(db: Database, articleId: string, references: Reference[]): Promise<void> {
  await db.update(articleTexts).set({ references }).where(eq(articleTexts.articleId, articleId));
}

/** The article has no reference left to look for. */
export async function endLookup(db: Database, { articleId, dueAt }: LookupRow): Promise<void> {
  // Unless an import has queued it again in the meantime.
  await db
    .delete(referenceLookups)
    .where(and(eq(referenceLookups.articleId, articleId), eq(referenceLookups.dueAt, dueAt)));
}

/** The article is due again then. */
export async function putOffLookup(db: Database, { articleId, dueAt }: LookupRow, to: Date, tries: number) {
  await db
    .update(referenceLookups)
    .set({ dueAt: to, tries })
    .where(and(eq(referenceLookups.articleId, articleId), eq(referenceLookups.dueAt, dueAt)));
}
