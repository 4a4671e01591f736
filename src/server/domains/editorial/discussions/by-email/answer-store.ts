import { and, count, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import {
  discussionEmails,
  discussionReads,
  discussions,
  type DiscussionEmailRow,
  type DiscussionRow,
} from '../../../../db/schema/index.ts';

/** What a reply address names. */
export interface ReplyPlace {
  readonly discussion: DiscussionRow;
  readonly userId: string;
}

/** The discussion and the person that a reply address names. */
export async function findReplyPlace(db: Database, replyId: string): Promise<ReplyPlace | null> {
  const [found] = await db
    .select({ discussion: discussions, userId: discussionReads.userId })
    .from(discussionReads)
    .innerJoin(discussions, eq(discussions.id, discussionReads.discussionId))
    .where(eq(discussionReads.id, replyId));
  return found ?? null;
}

type Arrival = Pick<DiscussionEmailRow, 'discussionId' | 'userId' | 'messageId'>;

/** Whether an email was taken before. */
export async function isTaken(db: Database, { discussionId, userId, messageId }: Arrival): Promise<boolean> {
  const { discussionId: place, userId: person, messageId: known } = discussionEmails;
  return (
    (await db.$count(discussionEmails, and(eq(place, discussionId), eq(person, userId), eq(known, messageId)))) > 0
  );
}

/** Notes what became of an email; false if it was taken before. */
export async function noteEmail(db: Database, email: typeof discussionEmails.$inferInsert): Promise<boolean> {
  const noted = await db.insert(discussionEmails).values(email).onConflictDoNothing().returning();
  return noted.length > 0;
}

/** How many emails of a person were refused since then. */
export async function countRefused(db: Database, person: string, since: Date): Promise<number> {
  const { userId, outcome, arrivedAt } = discussionEmails;
  return db.$count(discussionEmails, and(eq(userId, person), eq(outcome, 'refused'), gt(arrivedAt, since)));
}

const isOpen = isNotNull(discussionEmails.text);

/** The emails from other addresses that no editor has dismissed, the first one first. */
export async function listUnattributed(db: Database, ids: readonly string[]): Promise<DiscussionEmailRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(discussionEmails)
    .where(and(inArray(discussionEmails.discussionId, [...ids]), isOpen))
    .orderBy(discussionEmails.arrivedAt, discussionEmails.id);
}

/** How many emails from other addresses wait for the editors of a discussion. */
export async function countUnattributed(db: Database, discussionId: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(discussionEmails)
    .where(and(eq(discussionEmails.discussionId, discussionId), isOpen));
  return row?.waiting ?? 0;
}

/** The discussion of an email from another address that waits. */
export async function findDiscussionOfEmail(db: Database, id: string): Promise<DiscussionRow | null> {
  const [found] = await db
    .select({ discussion: discussions })
    .from(discussionEmails)
    .innerJoin(discussions, eq(discussions.id, discussionEmails.discussionId))
    .where(and(eq(discussionEmails.id, id), isOpen));
  return found?.discussion ?? null;
}

/** Deletes what an email from another address says; it is not taken again. Whether it was there. */
export async function forgetUnattributed(db: Database, id: string): Promise<boolean> {
  const forgotten = await db
    .update(discussionEmails)
    .set({ sender: null, text: null })
    .where(and(eq(discussionEmails.id, id), isOpen))
    .returning({ id: discussionEmails.id });
  return forgotten.length > 0;
}
