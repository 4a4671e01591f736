import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MutableReminder } from '../../../contracts/reviewers.ts';
import type { Database } from '../../db/database.ts';
import { mutedReminders } from '../../db/schema/index.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';

/** Somebody who may edit a journal's manuscripts. */
export interface EditingPerson {
  readonly userId: string;
  readonly email: string;
  readonly title: string;
  readonly surname: string;
  /** An administrator stands in where a journal has nobody. */
  readonly role: 'editor' | 'editor-in-chief' | 'administrator';
  /** Whether they have invited reviewers for this round of the manuscript. */
  readonly hasInvited: boolean;
}

/** Everybody who may edit a manuscript by their role, whose account stands; its authors and reviewers are still among them. */
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
