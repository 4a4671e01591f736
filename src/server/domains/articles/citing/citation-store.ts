import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { asJson } from '../../../db/as-json.ts';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { articleCitations, articles, articleTexts, journals, referenceLookups } from '../../../db/schema/index.ts';
import { listed, type ListedArticle } from '../article-list-store.ts';

/** Longer ones do not fit into the index, and name no work. */
const longestDoi = 500;

/**
 * Notes the DOIs that an article cites: those of its references, and others that its text names. An article that is not
 * published, or was withdrawn, cites nothing. Answers whether any is new.
 */
export async function addCitations(db: Database, articleId: string, others: readonly string[] = []): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${articleCitations} (article_id, doi, published_on)
    select distinct ${articles.id}, cited.doi, ${articles.publishedOn} from ${articles}, lateral (
      select lower(coalesce(reference->>'doi', reference->>'foundDoi')) as doi
      from ${articleTexts}, jsonb_array_elements(${articleTexts.references}) reference
      where ${articleTexts.articleId} = ${articles.id}
      union all select lower(other) from unnest(${sql.param([...others])}::text[]) other
    ) cited
    where ${articles.id} = ${articleId} and ${articles.withdrawnOn} is null and octet_length(cited.doi) <= ${longestDoi}
    on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}

/** Published articles with references of which a DOI is not known, in the order of their ids. */
export async function listWithoutDois(
  db: Database,
  { only, after, limit }: { readonly only: string | null; readonly after: string | null; readonly limit: number },
) {
  const { articleId, references } = articleTexts;
  return db
    .select({ articleId, references })
    .from(articleTexts)
    .innerJoin(articles, eq(articles.id, articleId))
    .where(
      and(
        isNull(articles.withdrawnOn),
        sql`jsonb_path_exists(${references}, '$[*] ? (@.doi == null && !(@.foundDoi != null))')`,
        only === null ? undefined : eq(articleId, only),
        after === null ? undefined : gt(articleId, after),
      ),
    )
    .orderBy(articleId)
    .limit(limit);
}

/** Forgets what an article cites, and looks up none of it any more. */
export async function removeCitations(db: Database, articleId: string): Promise<void> {
  await db.delete(articleCitations).where(eq(articleCitations.articleId, articleId));
  await db.delete(referenceLookups).where(eq(referenceLookups.articleId, articleId));
}

const citedOne = and(
  eq(articleCitations.doi, sql.placeholder('doi')),
  ne(articleCitations.articleId, sql.placeholder('articleId')),
);

const countOfCiting = prepared('count of citing articles', (db) =>
  db.select({ all: count() }).from(articleCitations).where(citedOne),
);

const citing = prepared('citing articles', (db) =>
  db
    .select({ article: asJson(listed) })
    .from(articleCitations)
    .innerJoin(articles, eq(articles.id, articleCitations.articleId))
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(citedOne)
    .orderBy(desc(articleCitations.publishedOn), desc(articleCitations.articleId))
    .limit(sql.placeholder('limit')),
);

/** The public articles that cite the work with this DOI, without the work itself: how many, and the newest. */
export async function listCiting(
  db: Database,
  cited: { readonly doi: string; readonly articleId: string },
  limit: number,
): Promise<{ count: number; articles: ListedArticle[] }> {
  const which = { doi: cited.doi.toLowerCase(), articleId: cited.articleId };
  const [counted] = await countOfCiting(db, {}).execute(which);
  if (!counted || counted.all === 0) return { count: 0, articles: [] };
  const newest = await citing(db, {}).execute({ ...which, limit });
  return { count: counted.all, articles: newest.map(({ article }) => article) };
}
