import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { manuscripts } from '../../db/schema/index.ts';
import { findJournal } from '../journals/index.ts';
import type { FoundManuscript } from '../manuscripts/index.ts';

/**
 * The journal that a round of a manuscript was reviewed for: its decision’s, since the manuscript may have moved to another
 * one afterwards. Stands in queries beside the table of manuscripts.
 */
export const journalIdOfRound = (round: SQLWrapper | number): SQL<string> => sql`coalesce(
  (
    select decision.journal_id from editorial_decisions decision
    where decision.manuscript_id = manuscripts.id and decision.round = ${round}
    order by decision.decided_at limit 1
  ),
  manuscripts.journal_id
)`;

/** A manuscript as those see it who were asked in a round: with the journal of that round. */
export async function withJournalOfRound(
  db: Database,
  found: FoundManuscript,
  round: number,
): Promise<FoundManuscript> {
  if (found.manuscript.round === round) return found;
  const [asked] = await db
    .select({ journalId: journalIdOfRound(round) })
    .from(manuscripts)
    .where(eq(manuscripts.id, found.manuscript.id));
  const journal = asked && (await findJournal(db, asked.journalId));
  return { ...found, journal: journal ?? found.journal };
}
