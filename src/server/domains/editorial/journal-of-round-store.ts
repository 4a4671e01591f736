import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { editorialDecisions, manuscripts, manuscriptVersions } from '../../db/schema/index.ts';
import { findJournal } from '../journals/index.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';

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

/**
 * What a manuscript was called in a round: as in the version that the round ended with, since later ones are not for those who
 * were asked only then. Stands in queries beside the table of manuscripts.
 */
export const titleOfRound = (round: SQLWrapper | number): SQL<string> => sql<string>`coalesce(
  (
    select version.title from editorial_decisions decision
    join manuscript_versions version on version.manuscript_id = decision.manuscript_id and version.version = decision.version
    where decision.manuscript_id = manuscripts.id and decision.round = ${round} and manuscripts.round > ${round}
    order by decision.decided_at desc limit 1
  ),
  manuscripts.title
)`;

/** The version that a round ended with. */
async function findContentsOfRound(db: Database, manuscriptId: string, round: number) {
  const { version, title, abstract, keywords } = manuscriptVersions;
  const [ended] = await db
    .select({ version, title, abstract, keywords })
    .from(editorialDecisions)
    .innerJoin(
      manuscriptVersions,
      and(
        eq(manuscriptVersions.manuscriptId, editorialDecisions.manuscriptId),
        eq(version, editorialDecisions.version),
      ),
    )
    .where(and(eq(editorialDecisions.manuscriptId, manuscriptId), eq(editorialDecisions.round, round)))
    .orderBy(desc(editorialDecisions.decidedAt))
    .limit(1);
  return ended;
}

/** A manuscript as those see it who were asked in a round: with the journal and the version of that round. */
export async function asOfRound(db: Database, found: FoundManuscript, round: number): Promise<FoundManuscript> {
  if (found.manuscript.round === round) return found;
  const [asked] = await db
    .select({ journalId: journalIdOfRound(round) })
    .from(manuscripts)
    .where(eq(manuscripts.id, found.manuscript.id));
  const journal = asked && (await findJournal(db, asked.journalId));
  const contents = await findContentsOfRound(db, found.manuscript.id, round);
  return { ...found, manuscript: { ...found.manuscript, ...contents }, journal: journal ?? found.journal };
}
