import { and, eq, inArray, sql, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { MutableReminder } from '../../../contracts/reviewers.ts';
import { mutedReminders, editorialDecisions, manuscripts, manuscriptVersions } from '../../db/schema/index.ts';
import type { Database } from '../../db/database.ts';
import { findJournal } from '../journals/index.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';

/**
 * The journal of a review round: that of its decision, because the manuscript may have moved since. For queries that
 * include the table of manuscripts.
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
 * A manuscript's title in a round, from the round's last version: people invited only then must not see later ones.
 * For queries that include the table of manuscripts.
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
  const { formerNumbers, number: current } = found.manuscript;
  const number = formerNumbers.find(({ untilRound }) => round <= untilRound)?.number ?? current;
  return { ...found, manuscript: { ...found.manuscript, ...contents, number }, journal: journal ?? found.journal };
}

/** A person who may edit a journal's manuscripts. */
export interface EditingPerson {
  readonly userId: string;
  readonly email: string;
  readonly title: string;
  readonly surname: string;
  /** An administrator edits for journals without an editor. */
  readonly role: 'editor' | 'editor-in-chief' | 'administrator';
  /** Whether they have invited reviewers for this round of the manuscript. */
  readonly hasInvited: boolean;
}

/** Everyone who may edit a manuscript by role and has an active account; its authors and reviewers are not yet excluded. */
export async function listEditing(
  db: Database,
  { id, journalId, round }: Pick<FoundManuscript['manuscript'], 'id' | 'journalId' | 'round'>,
): Promise<EditingPerson[]> {
  const { rows } = await db.execute<Record<string, unknown> & EditingPerson>(sql`
    select users.id::text as "userId", users.email, title, surname, coalesce(min(holder.role), 'administrator') as role,
      exists (
        select from review_invitations where manuscript_id = ${id} and round = ${round} and invited_by = users.id
      ) as "hasInvited"
    from users left join journal_role_holders holder
      on holder.user_id = users.id and holder.journal_id = ${journalId} and holder.role in ('editor', 'editor-in-chief')
    where disabled_at is null and deleted_at is null and (is_admin or holder.role is not null)
    group by users.id order by users.created_at, users.id`);
  return rows;
}

/** Which of these people have muted a reminder. */
export async function listMuters(db: Database, kind: MutableReminder, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const muters = await db
    .select({ userId: mutedReminders.userId })
    .from(mutedReminders)
    .where(and(eq(mutedReminders.kind, kind), inArray(mutedReminders.userId, [...userIds])));
  return muters.map(({ userId }) => userId);
}
