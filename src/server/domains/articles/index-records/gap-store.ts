import { eq, inArray, and, isNull, sql, type SQL } from 'drizzle-orm';
import { articleRequirements, type ArticleRequirement } from '../../../../contracts/indexing.ts';
import type { Database } from '../../../db/database.ts';
import { articles, articleTexts, doiRegistrations } from '../../../db/schema/index.ts';
import type { ArticleGaps } from './indexing-requirements.ts';

const { authors, language, abstractText, access, licenceUrl, doi, pdfFileId, publishedOn, id } = articles;
const { translations, references, bodyHtml } = articleTexts;

/** Which articles miss what. */
const isMissing: Readonly<Record<ArticleRequirement, SQL>> = {
  open: sql`${access} <> 'open'`,
  licence: sql`${access} = 'open' and ${licenceUrl} is null`,
  doi: sql`${doi} is null`,
  'doi-accepted': sql`exists (select from ${doiRegistrations} where ${doiRegistrations.articleId} = ${id}
    and ${doiRegistrations.openReviewId} is null and ${doiRegistrations.state} = 'refused')`,
  authors: sql`${authors} = '[]'`,
  abstract: sql`${abstractText} = ''`,
  english: sql`not (${language} ilike 'en%'
    or jsonb_path_exists(coalesce(${translations}, '[]'), '$[*] ? (@.language starts with "en" && @.title != null)'))`,
  affiliation: sql`not jsonb_path_exists(${authors}, '$[*].affiliations[*]')`,
  institution: sql`not jsonb_path_exists(${authors}, '$[*].institutions[*].ror')`,
  orcid: sql`not jsonb_path_exists(${authors}, '$[*].orcid ? (@ != null)')`,
  references: sql`coalesce(${references}, '[]') = '[]'`,
  'full-text': sql`${bodyHtml} is null`,
  pdf: sql`${pdfFileId} is null and ${bodyHtml} is null`,
};

const shownArticles = 5;

/** The articles of a journal, or one of them, that are not withdrawn: how many there are, since when, and what they miss. */
export async function countGaps(db: Database, journalId: string, articleId: string | null, lastYearSince: string) {
  const gaps = sql.join(
    articleRequirements.map((requirement) => {
      const isGap = sql`filter (where ${isMissing[requirement]})`;
      const newest = sql`(array_agg(${id} order by ${publishedOn} desc, ${id} desc) ${isGap})[1:${sql.raw(String(shownArticles))}]`;
      return sql`${requirement}::text, json_build_object('missing', count(*) ${isGap}, 'ids', ${newest})`;
    }),
    sql`, `,
  );
  const [found] = await db
    .select({
      articles: sql<number>`count(*)::int`,
      articlesOfLastYear: sql<number>`(count(*) filter (where ${publishedOn} >= ${lastYearSince}))::int`,
      since: sql<string | null>`min(${publishedOn})`,
      gaps: sql<Record<ArticleRequirement, { missing: number; ids: string[] | null }>>`json_build_object(${gaps})`,
    })
    .from(articles)
    .leftJoin(articleTexts, eq(articleTexts.articleId, id))
    .where(
      and(
        eq(articles.journalId, journalId),
        isNull(articles.withdrawnOn),
        articleId === null ? undefined : eq(id, articleId),
      ),
    );
  if (!found) throw new Error('Counting gives one row');
  return { ...found, gaps: await withTitles(db, found.gaps) };
}

async function withTitles(
  db: Database,
  gaps: Record<ArticleRequirement, { missing: number; ids: string[] | null }>,
): Promise<ArticleGaps> {
  const ids = [...new Set(Object.values(gaps).flatMap((gap) => gap.ids ?? []))];
  const title = sql<string>`${articles.title}->>'text'`;
  const rows = ids.length === 0 ? [] : await db.select({ id, title }).from(articles).where(inArray(id, ids));
  const titles = new Map(rows.map((row) => [row.id, row.title]));
  const present = ({ missing, ids: shown }: { missing: number; ids: string[] | null }) => ({
    missing,
    articles: (shown ?? []).map((one) => ({ id: one, title: titles.get(one) ?? '' })),
  });
  // The keys are those that were asked for.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(articleRequirements.map((one) => [one, present(gaps[one])])) as ArticleGaps;
}
