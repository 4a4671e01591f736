import { and, asc, eq, gte, lte, sql, type SQLWrapper } from 'drizzle-orm';
import type { AccessType } from '../../../../contracts/usage-values.ts';
import type { Database } from '../../../db/database.ts';
import { articles, usageMonths, usageSearches, usageSums } from '../../../db/schema/index.ts';

const month = sql<string>`left(${usageSums.period}, 7)`;
const total = (column: SQLWrapper) => sql<number>`sum(${column})`.mapWith(Number);

const counts = {
  investigations: total(usageSums.investigations),
  uniqueInvestigations: total(usageSums.uniqueInvestigations),
  requests: total(usageSums.requests),
  uniqueRequests: total(usageSums.uniqueRequests),
  denials: total(usageSums.denials),
};

/** Months (`2026-11`), the first and the last of them included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

// Sorted as text, a month's first and last periods are the month itself and its 31st day.
const within = ({ from, to }: Span) => and(gte(usageSums.period, from), lte(usageSums.period, `${to}-31`));

const ofJournal = (journalId: string | undefined) =>
  journalId === undefined ? undefined : eq(articles.journalId, journalId);

/** Uses by month, of all journals or of one; months without any are left out. */
export async function readUsageByMonth(
  db: Database,
  { journalId, from, to }: Span & { readonly journalId?: string | undefined },
) {
  const used = {
    investigations: total(usageMonths.investigations),
    uniqueInvestigations: total(usageMonths.uniqueInvestigations),
    requests: total(usageMonths.requests),
    uniqueRequests: total(usageMonths.uniqueRequests),
    denials: total(usageMonths.denials),
    views: total(usageMonths.views),
    downloads: total(usageMonths.downloads),
  };
  return db
    .select({ month: usageMonths.month, ...used })
    .from(usageMonths)
    .where(
      and(
        gte(usageMonths.month, from),
        lte(usageMonths.month, to),
        journalId === undefined ? undefined : eq(usageMonths.journalId, journalId),
      ),
    )
    .groupBy(usageMonths.month)
    .orderBy(asc(usageMonths.month));
}

/** The total numbers of views and downloads of an article. */
export async function totalsOf(db: Database, articleId: string): Promise<{ views: number; downloads: number }> {
  const [totals] = await db
    .select({ views: total(usageSums.views), downloads: total(usageSums.downloads) })
    .from(usageSums)
    .where(eq(usageSums.articleId, articleId));
  return { views: totals?.views ?? 0, downloads: totals?.downloads ?? 0 };
}

/** The first month that anything was counted in; null before that. */
export async function firstMonth(db: Database): Promise<string | null> {
  // Of the periods themselves, which their indexes have the first of.
  const firstOf = (period: SQLWrapper) => sql<string | null>`left(min(${period}), 7)`;
  const [first] = await db.select({ month: firstOf(usageSums.period) }).from(usageSums);
  const [searched] = await db.select({ month: firstOf(usageSearches.period) }).from(usageSearches);
  const months = [first?.month, searched?.month].filter((found) => typeof found === 'string');
  return months.toSorted()[0] ?? null;
}

/** Uses of one thing in a month, by how it was open and when it was published. */
export interface UsageLine {
  /** The journal's id, or the article's. */
  readonly subjectId: string;
  readonly yop: string;
  readonly accessType: AccessType;
  readonly month: string;
  readonly investigations: number;
  readonly uniqueInvestigations: number;
  readonly requests: number;
  readonly uniqueRequests: number;
  readonly denials: number;
}

/** Uses by journal or by article in a span, for the reports. */
export async function listUsage(
  db: Database,
  by: 'journal' | 'article',
  { journalId, ...span }: Span & { readonly journalId?: string | undefined },
): Promise<UsageLine[]> {
  const subjectId = by === 'journal' ? articles.journalId : articles.id;
  const yop = sql<string>`left(${articles.publishedOn}, 4)`;
  return db
    .select({ subjectId, yop, accessType: usageSums.accessType, month, ...counts })
    .from(usageSums)
    .innerJoin(articles, eq(articles.id, usageSums.articleId))
    .where(and(within(span), ofJournal(journalId)))
    .groupBy(subjectId, yop, usageSums.accessType, month);
}

/** Searches by month in a span. */
export async function listSearches(db: Database, { from, to }: Span): Promise<{ month: string; searches: number }[]> {
  const searched = sql<string>`left(${usageSearches.period}, 7)`;
  return db
    .select({ month: searched, searches: sql<number>`sum(${usageSearches.searches})`.mapWith(Number) })
    .from(usageSearches)
    .where(and(gte(usageSearches.period, from), lte(usageSearches.period, `${to}-31`)))
    .groupBy(searched);
}
