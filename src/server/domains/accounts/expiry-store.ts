import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailLinks, sessions, users } from '../../db/schema/index.ts';

/** Removes sign-ins that have run out; says how many. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ id: sessions.id });
  return gone.length;
}

/** Deletes used and expired links, except those of pending registrations, for which another email can be requested. */
export async function deleteDeadLinks(db: Database, now: Date): Promise<number> {
  const waiting = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, emailLinks.userId), isNull(users.emailVerifiedAt)));
  const gone = await db
    .delete(emailLinks)
    .where(
      and(
        or(isNotNull(emailLinks.spentAt), lt(emailLinks.expiresAt, now)),
        or(ne(emailLinks.purpose, 'verify-email'), notExists(waiting)),
      ),
    )
    .returning({ id: emailLinks.id });
  return gone.length;
}

/** Deletes unconfirmed registrations that requested no email since this moment, with their links; in a transaction. */
export async function deleteAbandonedRegistrations(db: Database, before: Date): Promise<number> {
  const abandoned = and(
    isNull(users.emailVerifiedAt),
    isNull(users.deletedAt),
    eq(users.isAdmin, false),
    lt(users.createdAt, before),
    notExists(
      db
        .select({ one: sql`1` })
        .from(emailLinks)
        .where(and(eq(emailLinks.userId, users.id), gt(emailLinks.createdAt, before))),
    ),
  );
  const locked = await db.select({ id: users.id }).from(users).where(abandoned).for('update', { skipLocked: true });
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Checked again: a link may have been followed, or another email requested, before the lock.
  const gone = await db
    .delete(users)
    .where(and(inArray(users.id, ids), abandoned))
    .returning({ id: users.id });
  return gone.length;
}
