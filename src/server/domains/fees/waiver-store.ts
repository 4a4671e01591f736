import { and, asc, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { manuscripts, waiverRequests } from '../../db/schema/index.ts';

export type WaiverRow = typeof waiverRequests.$inferSelect;

const { manuscriptId: ofManuscript, state, ground } = waiverRequests;
const isRequest = eq(ground, 'request');

/** Adds a request or a claim; null if a request is already pending. */
export async function insertWaiver(
  db: Database,
  waiver: typeof waiverRequests.$inferInsert,
): Promise<WaiverRow | null> {
  const [added] = await db.insert(waiverRequests).values(waiver).onConflictDoNothing().returning();
  return added ?? null;
}

/** The last request of a manuscript; a claim by country does not count. */
export async function findLastRequest(db: Database, manuscriptId: string): Promise<WaiverRow | null> {
  const [last] = await db
    .select()
    .from(waiverRequests)
    .where(and(eq(ofManuscript, manuscriptId), isRequest))
    .orderBy(desc(waiverRequests.id))
    .limit(1);
  return last ?? null;
}

/** A request by its id. */
export async function findRequest(db: Database, id: string): Promise<WaiverRow | null> {
  const [found] = await db
    .select()
    .from(waiverRequests)
    .where(and(eq(waiverRequests.id, id), isRequest));
  return found ?? null;
}

/** Those of some manuscripts with a pending request. */
export async function listWaiting(db: Database, manuscriptIds: readonly string[]): Promise<Set<string>> {
  if (manuscriptIds.length === 0) return new Set();
  const rows = await db
    .select({ id: ofManuscript })
    .from(waiverRequests)
    .where(and(inArray(ofManuscript, [...manuscriptIds]), eq(state, 'waiting')));
  return new Set(rows.map(({ id }) => id));
}

/** Pending requests, without those of deleted manuscripts, the oldest first, up to a limit. */
export const listWaitingRequests = (db: Database, most: number): Promise<WaiverRow[]> =>
  db
    .select(getTableColumns(waiverRequests))
    .from(waiverRequests)
    .innerJoin(manuscripts, eq(manuscripts.id, ofManuscript))
    .where(and(eq(state, 'waiting'), isRequest, isNull(manuscripts.deletedAt)))
    .orderBy(asc(waiverRequests.id))
    .limit(most);

type Decision = Pick<WaiverRow, 'state' | 'grantedPercent' | 'answer' | 'decidedAt' | 'decidedBy'>;

/** Decides a pending request, once; null if it has been decided, or does not exist. */
export async function decideRequest(db: Database, id: string, decision: Decision): Promise<WaiverRow | null> {
  const [decided] = await db
    .update(waiverRequests)
    .set(decision)
    .where(and(eq(waiverRequests.id, id), eq(state, 'waiting')))
    .returning();
  return decided ?? null;
}

type Closing = Pick<WaiverRow, 'answer' | 'decidedAt'>;

const closed = (closing: Closing) =>
  ({ ...closing, state: 'refused', grantedPercent: 0, decidedBy: null }) as const satisfies Decision;

/** Closes the pending requests of a manuscript that needs no decision any more. */
export async function closeRequests(db: Database, manuscriptId: string, closing: Closing): Promise<void> {
  await db
    .update(waiverRequests)
    .set(closed(closing))
    .where(and(eq(ofManuscript, manuscriptId), eq(state, 'waiting')));
}

/** Who has decided requests of some manuscripts. */
export async function listDeciders(
  db: Database,
  manuscriptIds: readonly string[],
): Promise<{ manuscriptId: string; decidedBy: string | null }[]> {
  if (manuscriptIds.length === 0) return [];
  return db
    .select({ manuscriptId: ofManuscript, decidedBy: waiverRequests.decidedBy })
    .from(waiverRequests)
    .where(and(inArray(ofManuscript, [...manuscriptIds]), isRequest));
}

/** Every request and claim of a person, oldest first. */
export async function listWaiversOf(db: Database, userId: string): Promise<WaiverRow[]> {
  return db.select().from(waiverRequests).where(eq(waiverRequests.requestedBy, userId)).orderBy(asc(waiverRequests.id));
}

/** Erases what a person wrote to the office, and the answers. */
export async function eraseWordsOf(db: Database, userId: string): Promise<void> {
  await db
    .update(waiverRequests)
    .set({ justification: '', answer: null })
    .where(eq(waiverRequests.requestedBy, userId));
}

/** Closes a person's pending requests. */
export async function closeRequestsOf(db: Database, userId: string, closing: Closing): Promise<void> {
  await db
    .update(waiverRequests)
    .set(closed(closing))
    .where(and(eq(waiverRequests.requestedBy, userId), eq(state, 'waiting')));
}
