import { and, asc, desc, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import type { WaiverRequest } from '../../../contracts/fees.ts';
import type { Database } from '../../db/database.ts';
import { handlingFees, journals, manuscripts, users, waiverRequests } from '../../db/schema/index.ts';
import { feeSelection } from './fee-store.ts';

/** As many requests as one part of the list holds. */
export const partSize = 25;

/** Where a part of the list ended: among those that wait, or among the decided, and at which one. */
export interface Place {
  readonly isWaiting: boolean;
  readonly id: string;
}

const { id, state, ground, manuscriptId } = waiverRequests;

const listed = (db: Database, where: SQL | undefined) =>
  db
    .select({ request: waiverRequests, ...feeSelection })
    .from(waiverRequests)
    .innerJoin(handlingFees, eq(handlingFees.manuscriptId, manuscriptId))
    .innerJoin(manuscripts, eq(manuscripts.id, manuscriptId))
    .innerJoin(journals, eq(journals.id, manuscripts.journalId))
    .innerJoin(users, eq(users.id, manuscripts.submittingUserId))
    .where(and(eq(ground, 'request'), where));

export type ListedRequest = Awaited<ReturnType<typeof listed>>[number];

const listWaiting = (db: Database, after: Place | null, limit: number) =>
  listed(db, and(eq(state, 'waiting'), after ? gt(id, after.id) : undefined))
    .orderBy(asc(id))
    .limit(limit);

function listDecided(db: Database, only: WaiverRequest['state'] | undefined, after: Place | null, limit: number) {
  const isMeant = only ? eq(state, only) : ne(state, 'waiting');
  return listed(db, and(isMeant, after ? lt(id, after.id) : undefined))
    .orderBy(desc(id))
    .limit(limit);
}

/** Requests from a place on, and one more where the list goes on: those that wait, the oldest first, then the newest decided. */
export async function listRequests(
  db: Database,
  only: WaiverRequest['state'] | undefined,
  after: Place | null,
): Promise<ListedRequest[]> {
  const limit = partSize + 1;
  const isPastWaiting = after?.isWaiting === false || (only !== undefined && only !== 'waiting');
  const waiting = isPastWaiting ? [] : await listWaiting(db, after, limit);
  if (only === 'waiting' || waiting.length === limit) return waiting;
  const decided = await listDecided(db, only, after?.isWaiting === false ? after : null, limit - waiting.length);
  return [...waiting, ...decided];
}
