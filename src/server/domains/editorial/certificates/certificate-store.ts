import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articles, journals } from '../../../db/schema/index.ts';

/** What stands on record of a published article, as far as a certificate states it. */
export async function findCertified(db: Database, articleId: string) {
  const [found] = await db
    .select({
      id: articles.id,
      title: articles.title,
      authors: articles.authors,
      language: articles.language,
      volume: articles.volume,
      issue: articles.issue,
      receivedOn: articles.receivedOn,
      acceptedOn: articles.acceptedOn,
      publishedOn: articles.publishedOn,
      doi: articles.doi,
      submittedBy: articles.submittedBy,
      withdrawnOn: articles.withdrawnOn,
      retractedOn: articles.retractedOn,
      journalTitle: journals.title,
      journalAbbreviation: journals.abbreviation,
      journalIssn: journals.issn,
    })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(eq(articles.id, articleId));
  return found ?? null;
}

export type CertifiedArticle = NonNullable<Awaited<ReturnType<typeof findCertified>>>;
