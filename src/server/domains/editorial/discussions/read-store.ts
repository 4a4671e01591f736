import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  discussionMessages,
  discussionReads,
  discussions,
  journalRoleHolders,
  manuscripts,
} from '../../../db/schema/index.ts';
import type { Person } from '../../accounts/index.ts';
import { withoutConflictsOf } from '../../conflicts/index.ts';

const { discussionId, userId, readAt } = discussionReads;

/** Up to when a person has read each of these discussions. */
export async function listReadUntil(db: Database, ids: readonly string[], person: string): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ discussionId, readAt })
    .from(discussionReads)
    .where(and(inArray(discussionId, [...ids]), eq(userId, person)));
  return new Map(rows.flatMap((row) => (row.readAt === null ? [] : [[row.discussionId, row.readAt] as const])));
}

const latest = sql`greatest(${readAt}, excluded.read_at)`;

/** Notes that a person has read a discussion up to then: the next message is told by email again. */
export async function setRead(
  db: Database,
  read: { readonly discussionId: string; readonly userId: string; readonly readAt: Date },
): Promise<void> {
  await db
    .insert(discussionReads)
    .values({ ...read, email: 'none' })
    .onConflictDoUpdate({ target: [discussionId, userId], set: { readAt: latest, email: 'none' } });
}

/** Has these people told of a message, except those whom an email already told of one that they have not read. */
export async function awaitEmail(db: Database, discussion: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .insert(discussionReads)
    .values(people.map((person) => ({ discussionId: discussion, userId: person, email: 'waiting' as const })))
    .onConflictDoUpdate({
      target: [discussionId, userId],
      set: { email: 'waiting' },
      setWhere: ne(discussionReads.email, 'sent'),
    });
}

/** Who waits for an email about the messages on a manuscript. */
export async function listAwaiting(db: Database, limit: number) {
  return db
    .selectDistinct({ userId, manuscriptId: discussions.manuscriptId })
    .from(discussionReads)
    .innerJoin(discussions, eq(discussions.id, discussionId))
    .where(eq(discussionReads.email, 'waiting'))
    .limit(limit);
}

/** A discussion to tell a person of, and what their reply address for it names. */
export interface Claimed {
  readonly discussionId: string;
  readonly replyId: string;
}

/** Takes on the email that a person waits for, and answers with what to tell them of; empty where another process did. */
export async function claimEmail(db: Database, person: string, manuscriptId: string): Promise<Claimed[]> {
  const ofManuscript = db
    .select({ id: discussions.id })
    .from(discussions)
    .where(eq(discussions.manuscriptId, manuscriptId));
  return db
    .update(discussionReads)
    .set({ email: 'sent' })
    .where(and(eq(userId, person), eq(discussionReads.email, 'waiting'), inArray(discussionId, ofManuscript)))
    .returning({ discussionId, replyId: discussionReads.id });
}

const isUnread = (person: string): SQL =>
  sql`${discussionMessages.writtenBy} <> ${person} and ${discussionMessages.writtenAt} > coalesce(${readAt}, '-infinity')`;

async function countUnread(db: Database, person: string, by: SQL, which: SQL): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; unread: number }>(sql`
    select ${by}::text as id, count(*)::int as unread
    from ${discussions}
    join ${manuscripts} on ${manuscripts.id} = ${discussions.manuscriptId}
    join ${discussionMessages} on ${discussionMessages.discussionId} = ${discussions.id}
    left join ${discussionReads} on ${discussionId} = ${discussions.id} and ${userId} = ${person}
    where ${which} and ${isUnread(person)} group by 1`);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/** Unread messages by manuscript for an editor: of what they or no one handles, and of discussions that they take part in. */
export async function countUnreadOfEditor(
  db: Database,
  person: string,
  manuscriptIds: readonly string[],
): Promise<Map<string, number>> {
  const isTheirs = sql`(${userId} is not null or coalesce(${manuscripts.handlingEditorId}, ${person}) = ${person})`;
  return countUnread(
    db,
    person,
    sql`${manuscripts.id}`,
    sql`${manuscripts.id} = any(${sql.param([...manuscriptIds])}::uuid[]) and ${isTheirs}`,
  );
}

/** Unread messages by invitation for a reviewer. */
export const countUnreadOfReviewer = (db: Database, person: string, invitationIds: readonly string[]) =>
  countUnread(
    db,
    person,
    sql`${discussions.invitationId}`,
    sql`${discussions.invitationId} = any(${sql.param([...invitationIds])}::uuid[])`,
  );

/** As many manuscripts as the list of tasks names. */
const mostNamed = 5;

const byTitle = async (db: Database, unread: ReadonlyMap<string, number>, side: 'author' | 'editor') => {
  const rows = await db
    .select({ articleId: manuscripts.id, articleTitle: manuscripts.title })
    .from(manuscripts)
    .where(inArray(manuscripts.id, [...unread.keys()]))
    .orderBy(manuscripts.id)
    .limit(mostNamed);
  return rows.map((row) => ({ side, ...row, count: unread.get(row.articleId) ?? 0 }));
};

/** The manuscripts of an author with messages that they have not read. */
export async function listUnreadOfAuthor(db: Database, person: string) {
  const isTheirs = sql`${manuscripts.submittingUserId} = ${person} and ${manuscripts.deletedAt} is null and ${discussions.audience} = 'author'`;
  return byTitle(db, await countUnread(db, person, sql`${manuscripts.id}`, isTheirs), 'author');
}

/** The manuscripts that a person edits with messages that they were told of and have not read. */
export async function listUnreadOfEditor(db: Database, person: Person & { readonly isAdmin: boolean }) {
  const edits = sql`(${person.isAdmin} or exists (
    select from ${journalRoleHolders} where ${journalRoleHolders.userId} = ${person.userId}
      and ${journalRoleHolders.journalId} = ${manuscripts.journalId} and ${journalRoleHolders.role} in ('editor', 'editor-in-chief')))`;
  const isTheirs = sql`${userId} = ${person.userId} and ${manuscripts.deletedAt} is null and ${edits} and ${withoutConflictsOf(person)}`;
  return byTitle(db, await countUnread(db, person.userId, sql`${manuscripts.id}`, isTheirs), 'editor');
}
