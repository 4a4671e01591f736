import { sql } from 'drizzle-orm';
import type { RetractedWork } from '../../../../contracts/retracted-works.ts';
import type { Database } from '../../../db/database.ts';
import { articleCitations, articles, journals, retractedWorks } from '../../../db/schema/index.ts';

interface CitingRetracted extends Record<string, unknown> {
  readonly articleId: string;
  readonly title: string;
  readonly journalTitle: string;
  readonly journalAbbreviation: string;
  readonly works: RetractedWork[];
}

/** The public articles that cite works of the list by their DOIs: how many, and the newest. */
export async function listCitingRetracted(
  db: Database,
  limit: number,
): Promise<{ count: number; articles: CitingRetracted[] }> {
  const { rows } = await db.execute<CitingRetracted & { count: number }>(sql`
    with citing as (
      select ${articleCitations.articleId} as id, max(${articleCitations.publishedOn}) as published_on,
        json_agg(json_build_object('doi', ${retractedWorks.doi}, 'title', ${retractedWorks.title}, 'nature', ${retractedWorks.nature},
          'noticedOn', ${retractedWorks.noticedOn}, 'noticeDoi', ${retractedWorks.noticeDoi}) order by ${retractedWorks.title}) as works
      from ${retractedWorks} join ${articleCitations} on ${articleCitations.doi} = ${retractedWorks.doi}
      group by ${articleCitations.articleId}
    )
    select (select count(*)::int from citing) as count, citing.id::text as "articleId", ${articles.title}->>'text' as title,
      ${journals.title} as "journalTitle", ${journals.abbreviation} as "journalAbbreviation", citing.works
    from citing join ${articles} on ${articles.id} = citing.id join ${journals} on ${journals.id} = ${articles.journalId}
    order by citing.published_on desc, citing.id desc limit ${limit}`);
  return { count: rows[0]?.count ?? 0, articles: rows.map(({ count: _count, ...article }) => article) };
}
