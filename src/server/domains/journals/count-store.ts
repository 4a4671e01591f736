import { and, eq, isNull, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articleCounts } from '../../db/schema/index.ts';

/** Which articles are counted: the house's (no journal) or one journal's. */
export const countedOf = (journalId: string | Placeholder | undefined): SQL | undefined =>
  journalId === undefined ? isNull(articleCounts.journalId) : eq(articleCounts.journalId, journalId);

/** How many articles the house or a journal has, and how many of them were withdrawn. */
export async function readCount(
  db: Database,
  journalId: string | undefined,
): Promise<{ published: number; withdrawn: number }> {
  const [counted] = await db
    .select({ published: articleCounts.published, withdrawn: articleCounts.withdrawn })
    .from(articleCounts)
    .where(and(countedOf(journalId), eq(articleCounts.level, 'all')));
  return counted ?? { published: 0, withdrawn: 0 };
}
