import { and, asc, desc, eq, gt, isNull, lt, ne, notInArray, type SQL } from 'drizzle-orm';
import type { WaiverRequest } from '../../../contracts/fees.ts';
import type { Database } from '../../db/database.ts';
import { handlingFees, journals, manuscripts, users, waiverRequests } from '../../db/schema/index.ts';
import { feeSelection } from './fee-store.ts';

/** Requests on one page of the list. */
export const partSize = 25;

/** A filter of requests: one state or all, without those for some manuscripts. */
export interface RequestsMeant {
  readonly only: WaiverRequest['state'] | undefined;
  readonly without: readonly string[];
}

/** The end of a page: among pending or decided requests, and the last of them. */
export interface Place {
  readonly isWaiting: boolean;
  readonly id: string;
}

const { id, state, ground, manuscriptId } = waiverRequests;

/** Leaves out deleted manuscripts. */
const listed = (db: Database, where: SQL | undefined) =>
  db
    .select({ request: waiverRequests, ...feeSelection })
    .from(waiverRequests)
    .innerJoin(handlingFees, eq(handlingFees.manuscriptId, manuscriptId))
    .innerJoin(manuscripts, eq(manuscripts.id, manuscriptId))
    .innerJoin(journals, eq(journals.id, manuscripts.journalId))
    .innerJoin(users, eq(users.id, manuscripts.submittingUserId))
    .where(and(eq(ground, 'request'), isNull(manuscripts.deletedAt), where));

export type ListedRequest = Awaited<ReturnType<typeof listed>>[number];

const isShown = ({ without }: RequestsMeant) => notInArray(manuscriptId, [...without]);

const listWaiting = (db: Database, meant: RequestsMeant, after: Place | null, limit: number) =>
  listed(db, and(eq(state, 'waiting'), isShown(meant), after ? gt(id, after.id) : undefined))
    .orderBy(asc(id))
    .limit(limit);

function listDecided(db: Database, meant: RequestsMeant, after: Place | null, limit: number) {
  const isMeant = meant.only ? eq(state, meant.only) : ne(state, 'waiting');
  return listed(db, and(isMeant, isShown(meant), after ? lt(id, after.id) : undefined))
    .orderBy(desc(id))
    .limit(limit);
}

/**
 * The next page of requests, and one more if the list continues: pending ones, the oldest first, then the last
 * decided.
 */
export async function listRequests(db: Database, meant: RequestsMeant, after: Place | null): Promise<ListedRequest[]> {
  const { only } = meant;
  const limit = partSize + 1;
  const isPastWaiting = after?.isWaiting === false || (only !== undefined && only !== 'waiting');
  const waiting = isPastWaiting ? [] : await listWaiting(db, meant, after, limit);
  if (only === 'waiting' || waiting.length === limit) return waiting;
  const decided = await listDecided(db, meant, after?.isWaiting === false ? after : null, limit - waiting.length);
  return [...waiting, ...decided];
}
