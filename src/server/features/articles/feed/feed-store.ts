import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articles, journals } from '../../../db/schema/index.ts';

const announced = {
  id: articles.id,
  title: articles.title,
  authors: articles.authors,
  abstractText: articles.abstractText,
  keywords: articles.keywords,
  volume: articles.volume,
  issue: articles.issue,
  firstPage: articles.firstPage,
  lastPage: articles.lastPage,
  publishedOn: articles.publishedOn,
  doi: articles.doi,
  licenceUrl: articles.licenceUrl,
  copyright: articles.copyright,
  language: articles.language,
  access: articles.access,
  journalAbbreviation: journals.abbreviation,
  journalTitle: journals.title,
  journalIssn: journals.issn,
};

/** The newest articles with what a feed says of each; of all journals, or of one. */
export const listAnnounced = (db: Database, journalId: string | undefined, limit: number) =>
  db
    .select(announced)
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(journalId ? eq(articles.journalId, journalId) : undefined)
    .orderBy(desc(articles.publishedOn), desc(articles.id))
    .limit(limit);

export type AnnouncedArticle = Awaited<ReturnType<typeof listAnnounced>>[number];
