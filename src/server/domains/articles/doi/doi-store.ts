import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articles, doiRegistrations } from '../../../db/schema/index.ts';

export type DoiRow = typeof doiRegistrations.$inferSelect;

/** Whether any article was imported with this DOI. */
export async function isDoiOfArticle(db: Database, doi: string): Promise<boolean> {
  const [found] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(sql`lower(${articles.doi})`, doi))
    .limit(1);
  return found !== undefined;
}

/** Whether a DOI belongs to an article here, or did. */
export async function isDoiGiven(db: Database, doi: string): Promise<boolean> {
  const [found] = await db
    .select({ doi: doiRegistrations.doi })
    .from(doiRegistrations)
    .where(eq(doiRegistrations.doi, doi));
  return found !== undefined || (await isDoiOfArticle(db, doi));
}

interface NewDoi {
  readonly doi: string;
  readonly articleId: string;
  /** Of one of its published reviews. */
  readonly openReviewId?: string;
  readonly now: Date;
}

/** Gives an article or a review a DOI that waits to be registered; false where it was given before. */
export async function insertDoi(db: Database, { now, ...given }: NewDoi): Promise<boolean> {
  const added = await db
    .insert(doiRegistrations)
    .values({ ...given, state: 'waiting', nextTryAt: now, stateAt: now, createdAt: now })
    .onConflictDoNothing({ target: doiRegistrations.doi })
    .returning({ doi: doiRegistrations.doi });
  return added.length === 1;
}

/** The DOI that we gave an article. */
export async function findGivenDoi(db: Database, articleId: string): Promise<string | null> {
  const [found] = await db
    .select({ doi: doiRegistrations.doi })
    .from(doiRegistrations)
    .where(and(eq(doiRegistrations.articleId, articleId), isNull(doiRegistrations.openReviewId)));
  return found?.doi ?? null;
}

const newDeposit = (now: Date) => ({
  state: 'waiting' as const,
  revision: sql`${doiRegistrations.revision} + 1`,
  tries: 0,
  lastError: null,
  nextTryAt: now,
  stateAt: now,
});

/** Queues again what Crossref refused of a journal, which has been changed. */
export async function requestRefusedDeposits(db: Database, journalId: string, now: Date): Promise<void> {
  const ofJournal = db.select({ id: articles.id }).from(articles).where(eq(articles.journalId, journalId));
  await db
    .update(doiRegistrations)
    .set(newDeposit(now))
    .where(and(eq(doiRegistrations.state, 'refused'), inArray(doiRegistrations.articleId, ofJournal)));
}

/** Queues a deposit of the current article and of its reviews; false if it has no DOI from us. */
export async function requestDeposit(db: Database, articleId: string, now: Date): Promise<boolean> {
  const asked = await db
    .update(doiRegistrations)
    .set(newDeposit(now))
    .where(eq(doiRegistrations.articleId, articleId))
    .returning({ doi: doiRegistrations.doi });
  return asked.length > 0;
}

const isUnderWay = inArray(doiRegistrations.state, ['waiting', 'submitted']);

/** Claims the DOI whose next step is due first; it is due again if the worker dies. */
export async function claimDueDoi(db: Database, now: Date, until: Date): Promise<DoiRow | null> {
  const due = db
    .select({ doi: doiRegistrations.doi })
    .from(doiRegistrations)
    .where(and(isUnderWay, lte(doiRegistrations.nextTryAt, now)))
    .orderBy(doiRegistrations.nextTryAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(doiRegistrations)
    .set({ nextTryAt: until })
    .where(eq(doiRegistrations.doi, due))
    .returning();
  return claimed ?? null;
}

/** Writes down how a step ended, unless there is more to tell of the article meanwhile. */
export async function settleDoi(
  db: Database,
  { doi, revision }: DoiRow,
  outcome: Partial<Omit<DoiRow, 'doi' | 'articleId' | 'revision' | 'createdAt'>>,
): Promise<void> {
  await db
    .update(doiRegistrations)
    .set(outcome)
    .where(and(eq(doiRegistrations.doi, doi), eq(doiRegistrations.revision, revision)));
}

const longestDelay = 120;

/** Postpones all due DOIs and the claimed one, each by a growing delay of at most two hours. */
export async function postponeDueDois(db: Database, inHand: DoiRow, now: Date, lastError: string): Promise<void> {
  const minutes = sql`least(${longestDelay}, power(2, least(${doiRegistrations.tries}, 10)))`;
  const isDue = sql`(${doiRegistrations.nextTryAt} <= ${now.toISOString()}::timestamptz
    or ${doiRegistrations.doi} = ${inHand.doi} and ${doiRegistrations.revision} = ${inHand.revision})`;
  await db
    .update(doiRegistrations)
    .set({
      tries: sql`${doiRegistrations.tries} + 1`,
      lastError,
      nextTryAt: sql`${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute'`,
    })
    .where(and(isUnderWay, isDue));
}

/** The DOIs of a journal’s articles, or of one of them, that Crossref refused last. */
export async function listRefusedDois(db: Database, journalId: string, articleId: string | null, limit: number) {
  const { doi, lastError, stateAt, state, openReviewId } = doiRegistrations;
  return db
    .select({
      articleId: articles.id,
      title: sql<string>`${articles.title}->>'text'`,
      doi,
      message: sql<string>`coalesce(${lastError}, '')`,
    })
    .from(doiRegistrations)
    .innerJoin(articles, eq(articles.id, doiRegistrations.articleId))
    .where(
      and(
        eq(state, 'refused'),
        isNull(openReviewId),
        eq(articles.journalId, journalId),
        isNull(articles.withdrawnOn),
        articleId === null ? undefined : eq(articles.id, articleId),
      ),
    )
    .orderBy(desc(stateAt), articles.id)
    .limit(limit);
}
