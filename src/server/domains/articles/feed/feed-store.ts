import { desc, eq, inArray, isNotNull, sql, and } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { asJson } from '../../../db/as-json.ts';
import type { Database } from '../../../db/database.ts';
import { articleCorrections, articles, journals } from '../../../db/schema/index.ts';
import { newestFirst } from '../article-list-store.ts';
import type { CorrectionRow } from '../corrections/correction-store.ts';

const { kind, correctedOn, notice, number } = articleCorrections;

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
  withdrawnOn: articles.withdrawnOn,
  withdrawalReason: articles.withdrawalReason,
  retractedOn: articles.retractedOn,
  correctedOn: articles.correctedOn,
  /** Its notices, the newest first. */
  notices: sql<
    Pick<CorrectionRow, 'kind' | 'correctedOn' | 'notice'>[] | null
  >`case when ${articles.correctedOn} is not null then (
    select json_agg(${asJson({ kind, correctedOn, notice })} order by ${desc(number)}) from ${articleCorrections}
    where ${articleCorrections.articleId} = ${articles.id}) end`,
  journalAbbreviation: journals.abbreviation,
  journalTitle: journals.title,
  journalIssn: journals.issn,
};

/** When there was last something to announce of an article: its publication, its correction, or its withdrawal. */
const announcedOn = sql`greatest(${articles.publishedOn}, ${articles.correctedOn}, ${articles.withdrawnOn})`;

/**
 * The newest articles and recent corrections and withdrawals, with their feed texts; of one journal or of all. Old
 * articles are included too, because feed readers must learn of their corrections and withdrawals.
 */
export function listAnnounced(db: Database, journalId: string | undefined, limit: number) {
  const ofJournal = journalId ? eq(articles.journalId, journalId) : undefined;
  const ids = () => db.select({ id: articles.id }).from(articles);
  const newest = ids()
    .where(ofJournal)
    .orderBy(...newestFirst)
    .limit(limit);
  const withdrawn = ids()
    .where(and(isNotNull(articles.withdrawnOn), ofJournal))
    .orderBy(desc(articles.withdrawnOn), desc(articles.id))
    .limit(limit);
  const corrected = ids()
    .where(and(isNotNull(articles.correctedOn), ofJournal))
    .orderBy(desc(articles.correctedOn), desc(articles.id))
    .limit(limit);
  return db
    .select(announced)
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(inArray(articles.id, union(newest, corrected, withdrawn)))
    .orderBy(desc(announcedOn), desc(articles.id))
    .limit(limit);
}

export type AnnouncedArticle = Awaited<ReturnType<typeof listAnnounced>>[number];
