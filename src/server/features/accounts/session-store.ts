import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
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
