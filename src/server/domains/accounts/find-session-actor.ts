import { sessionDays } from '../../../contracts/constants.ts';
import { daysAfter } from '../../../contracts/days.ts';
import type { SignedInActor } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { hashSecretToken } from './secret-token.ts';
import { extendSession, findLiveSession } from './session-store.ts';

/** A session slides at most once in this time, so that reading does not write. */
const extendEvery = 3_600_000;

/** The person behind a token, or null when it is unknown, expired or revoked. */
export async function findSessionActor(
  db: Database,
  credential: { kind: 'bearer' | 'cookie'; token: string },
  now: Date,
): Promise<SignedInActor | null> {
  const found = await findLiveSession(db, { kind: credential.kind, tokenHash: hashSecretToken(credential.token) }, now);
  if (!found) return null;
  if (now.getTime() - found.lastUsedAt.getTime() > extendEvery) {
    await extendSession(db, found.sessionId, now, daysAfter(now, sessionDays));
  }
  return { kind: 'user', userId: found.userId, email: found.email, isAdmin: found.isAdmin, sessionId: found.sessionId };
}
