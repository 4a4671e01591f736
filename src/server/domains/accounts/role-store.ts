import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { JournalRole } from '../../../contracts/constants.ts';
import type { Database } from '../../db/database.ts';
import { journalRoleHolders, journals, users } from '../../db/schema/index.ts';

/** What these people are to which journals. */
export async function listRolesOf(db: Database, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .select({
      userId: journalRoleHolders.userId,
      journalId: journals.id,
      journalAbbreviation: journals.abbreviation,
      role: journalRoleHolders.role,
    })
    .from(journalRoleHolders)
    .innerJoin(journals, eq(journals.id, journalRoleHolders.journalId))
    .where(inArray(journalRoleHolders.userId, [...userIds]))
    .orderBy(asc(journals.abbreviation), asc(journalRoleHolders.role));
}

interface Holding {
  readonly userId: string;
  readonly journalId: string;
  readonly role: JournalRole;
}

/** Gives a role; one that is held already stays as it is. */
export async function giveRole(db: Database, holding: Holding, givenAt: Date): Promise<void> {
  await db
    .insert(journalRoleHolders)
    .values({ ...holding, givenAt })
    .onConflictDoNothing();
}

/** Takes a role back. */
export async function takeRole(db: Database, { userId, journalId, role }: Holding): Promise<void> {
  await db
    .delete(journalRoleHolders)
    .where(
      and(
        eq(journalRoleHolders.userId, userId),
        eq(journalRoleHolders.journalId, journalId),
        eq(journalRoleHolders.role, role),
      ),
    );
}

/** Takes every role of a person. */
export async function takeAllRoles(db: Database, userId: string): Promise<void> {
  await db.delete(journalRoleHolders).where(eq(journalRoleHolders.userId, userId));
}

/** Whether there is a journal of this id. */
export async function hasJournal(db: Database, journalId: string): Promise<boolean> {
  return (await db.select({ id: journals.id }).from(journals).where(eq(journals.id, journalId))).length > 0;
}

/** Whether a person holds one of these roles at a journal. */
export async function hasRole(
  db: Database,
  userId: string,
  journalId: string,
  roles: readonly JournalRole[],
): Promise<boolean> {
  const held = await db
    .select({ role: journalRoleHolders.role })
    .from(journalRoleHolders)
    .where(
      and(
        eq(journalRoleHolders.userId, userId),
        eq(journalRoleHolders.journalId, journalId),
        inArray(journalRoleHolders.role, [...roles]),
      ),
    )
    .limit(1);
  return held.length > 0;
}

/** Whether a person holds a role at any journal. */
export async function holdsRole(db: Database, userId: string, role: JournalRole): Promise<boolean> {
  const held = await db
    .select({ role: journalRoleHolders.role })
    .from(journalRoleHolders)
    .where(and(eq(journalRoleHolders.userId, userId), eq(journalRoleHolders.role, role)))
    .limit(1);
  return held.length > 0;
}

const holder = {
  userId: users.id,
  email: users.email,
  title: users.title,
  otherName: users.otherName,
  surname: users.surname,
};

const holds = (roles: readonly JournalRole[]) =>
  and(inArray(journalRoleHolders.role, [...roles]), isNull(users.deletedAt), isNull(users.disabledAt));

/** The people who hold one of these roles at a journal and can sign in. */
export async function listRoleHolders(db: Database, journalId: string, roles: readonly JournalRole[]) {
  return db
    .select(holder)
    .from(journalRoleHolders)
    .innerJoin(users, eq(users.id, journalRoleHolders.userId))
    .where(and(eq(journalRoleHolders.journalId, journalId), holds(roles)))
    .groupBy(users.id)
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** The editors in chief of all journals who can sign in. */
export async function listEditorsInChief(db: Database) {
  return db
    .select({ ...holder, journalId: journalRoleHolders.journalId })
    .from(journalRoleHolders)
    .innerJoin(users, eq(users.id, journalRoleHolders.userId))
    .where(holds(['editor-in-chief']))
    .orderBy(asc(users.createdAt), asc(users.id));
}
