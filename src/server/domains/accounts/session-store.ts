import { and, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/index.ts';

/** Adds a session. */
export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends a session at once. */
export async function deleteSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** The living session of a token with its verified, enabled user. */
export async function findLiveSession(
  db: Database,
  credential: { kind: 'bearer' | 'cookie'; tokenHash: string },
  now: Date,
) {
  const column = credential.kind === 'bearer' ? sessions.tokenHash : sessions.cookieHash;
  const [found] = await db
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      email: users.email,
      isAdmin: users.isAdmin,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(column, credential.tokenHash),
        gt(sessions.expiresAt, now),
        isNull(users.disabledAt),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  return found ?? null;
}

/** Lets a session that is used live on. */
export async function extendSession(db: Database, sessionId: string, lastUsedAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt, expiresAt }).where(eq(sessions.id, sessionId));
}

/** One session. */
export async function findSession(db: Database, sessionId: string) {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return session ?? null;
}

/** A person's living sessions, the latest use first. */
export async function listSessions(db: Database, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Ends one session of this person; false if there is none. */
export async function deleteOwnSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of a person, but for the one to keep. */
export async function deleteSessionsOf(db: Database, userId: string, savedId: string | null): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), savedId === null ? undefined : ne(sessions.id, savedId)));
}
