import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articles } from '../../../db/schema/index.ts';

/** Which articles of a journal are wanted. */
export interface WantedRecords {
  readonly journalId: string;
  /** Days of publication, both included; null without a limit. */
  readonly from: string | null;
  readonly until: string | null;
  readonly onlyOpen: boolean;
  readonly limit: number;
}

/** Published articles that are not withdrawn, the oldest first. */
export async function listRecordIds(db: Database, wanted: WantedRecords): Promise<string[]> {
  const { id, journalId, publishedOn, withdrawnOn, access } = articles;
  const rows = await db
    .select({ id })
    .from(articles)
    .where(
      and(
        eq(journalId, wanted.journalId),
        isNull(withdrawnOn),
        wanted.onlyOpen ? eq(access, 'open') : undefined,
        // A date that is known by its year alone begins with this year.
        wanted.from === null ? undefined : gte(publishedOn, sql`left(${wanted.from}::text, length(${publishedOn}))`),
        wanted.until === null ? undefined : lte(publishedOn, wanted.until),
      ),
    )
    .orderBy(asc(publishedOn), asc(id))
    .limit(wanted.limit);
  return rows.map((row) => row.id);
}
