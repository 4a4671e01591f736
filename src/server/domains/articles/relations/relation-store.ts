import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articleRelations, articles } from '../../../db/schema/index.ts';

type NewRelation = Pick<typeof articleRelations.$inferInsert, 'type' | 'doi' | 'url'>;

/** Another article as one of the two says it is related; with its place where it is published here. */
export interface FoundRelation {
  readonly type: string;
  /** Whether the article itself says so; else the other one does. */
  readonly isOwn: boolean;
  readonly doi: string | null;
  readonly url: string | null;
  readonly articleId: string | null;
  readonly title: string | null;
  readonly journalAbbreviation: string | null;
}

/** What an article says of others, and others of it. */
export const itsRelations = sql<FoundRelation[] | null>`(
  select json_agg(relation order by relation."isOwn" desc, relation.number, relation."articleId") from (
    select own.number, own.type, true as "isOwn", own.doi, own.url, other.id as "articleId",
      other.title->>'text' as title, journal.abbreviation as "journalAbbreviation"
    from article_relations own
      -- One by one through the index: joined at once, all DOIs would be read.
      left join lateral (select * from articles one where lower(one.doi) = own.doi limit 1) other on true
      left join journals journal on journal.id = other.journal_id
    where own.article_id = ${articles.id}
    union all
    select told.number, told.type, false, other.doi, null, other.id, other.title->>'text', journal.abbreviation
    from article_relations told
      join articles other on other.id = told.article_id
      join journals journal on journal.id = other.journal_id
    where told.doi = lower(${articles.doi}) and other.withdrawn_on is null and other.id <> ${articles.id}
  ) relation)`;

/** Saves an article's relations to others, and updates which articles it marks as retracted. */
export async function replaceRelations(
  db: Database,
  articleId: string,
  relations: readonly NewRelation[],
  today: string,
): Promise<void> {
  const before = await db
    .delete(articleRelations)
    .where(eq(articleRelations.articleId, articleId))
    .returning({ doi: articleRelations.doi });
  if (relations.length > 0)
    await db
      .insert(articleRelations)
      .values(relations.map((relation, place) => ({ ...relation, articleId, number: place + 1 })));
  const dois = [...before, ...relations].flatMap(({ doi }) => doi ?? []);
  await markRetracted(db, eq(articles.id, articleId), today);
  if (dois.length > 0) await markRetracted(db, inArray(sql`lower(${articles.doi})`, dois), today);
}

/** Marks articles as retracted from the day of the notice, one of ours first; of a notice elsewhere, from the day we hear of it. */
async function markRetracted(db: Database, which: SQL, today: string): Promise<void> {
  await db.execute(sql`
    update articles set retracted_on = coalesce(
      (select own.corrected_on from article_corrections own where own.article_id = articles.id and own.kind = 'retraction'),
      (select min(notice.published_on) from article_relations relation join articles notice on notice.id = relation.article_id
        where relation.type = 'retracted-article' and relation.doi = lower(articles.doi)
          and notice.withdrawn_on is null and notice.id <> articles.id),
      (select coalesce(articles.retracted_on, ${today}) from article_relations relation
        where relation.article_id = articles.id and relation.type = 'retraction-forward' limit 1))
    where ${which}`);
}
