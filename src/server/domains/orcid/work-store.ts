import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, orcidPermissions, orcidWorks } from '../../db/schema/index.ts';

/** An article that has to be written to the record of one of its authors. */
export interface DueWork {
  readonly orcid: string;
  readonly permission: string;
  readonly articleId: string;
  readonly isWithdrawn: boolean;
  readonly updatedAt: Date;
  readonly putCode: string | null;
  readonly tries: number;
}

/**
 * Articles with a confirmed iD that its person’s record lacks, or has as they were before a change; those that changed first
 * come first.
 */
export async function listDueWorks(db: Database, now: Date, limit: number): Promise<DueWork[]> {
  const { orcid, permission } = orcidPermissions;
  const confirmed = sql`jsonb_build_array(jsonb_build_object('orcid', ${orcid}, 'isOrcidAuthenticated', true))`;
  const isNew = and(isNull(orcidWorks.articleId), isNull(articles.withdrawnOn));
  const isChanged = and(
    eq(orcidWorks.isLeftAlone, false),
    or(isNull(orcidWorks.writtenOf), lt(orcidWorks.writtenOf, articles.updatedAt)),
    or(isNull(orcidWorks.nextTryAt), lte(orcidWorks.nextTryAt, now)),
  );
  return db
    .select({
      orcid,
      permission,
      articleId: articles.id,
      isWithdrawn: sql<boolean>`${articles.withdrawnOn} is not null`,
      updatedAt: articles.updatedAt,
      putCode: orcidWorks.putCode,
      tries: sql<number>`coalesce(${orcidWorks.tries}, 0)`,
    })
    .from(orcidPermissions)
    .innerJoin(
      articles,
      // The second condition names the index.
      and(sql`${articles.authors} @> ${confirmed}`, sql`${articles.authors} @> '[{"isOrcidAuthenticated": true}]'`),
    )
    .leftJoin(orcidWorks, and(eq(orcidWorks.orcid, orcid), eq(orcidWorks.articleId, articles.id)))
    .where(and(orcidPermissions.addsWorks, or(isNew, isChanged)))
    .orderBy(asc(articles.updatedAt), asc(articles.id))
    .limit(limit);
}

type Outcome = Partial<Omit<typeof orcidWorks.$inferInsert, 'orcid' | 'articleId'>>;

/** Notes what became of an article in a person’s record. */
export async function noteWork(
  db: Database,
  { orcid, articleId }: Pick<DueWork, 'orcid' | 'articleId'>,
  outcome: Outcome,
): Promise<void> {
  await db
    .insert(orcidWorks)
    .values({ orcid, articleId, ...outcome })
    .onConflictDoUpdate({ target: [orcidWorks.orcid, orcidWorks.articleId], set: outcome });
}
