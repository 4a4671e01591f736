import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { audiences } from '../../../../contracts/discussion-values.ts';
import type { Database } from '../../../db/database.ts';
import {
  discussionFiles,
  discussionMessages,
  discussions,
  files,
  users,
  type DiscussionRow,
} from '../../../db/schema/index.ts';
import { takesPart, type Role } from './discussion-rules.ts';

/** A discussion by its id. */
export async function findDiscussion(db: Database, id: string): Promise<DiscussionRow | null> {
  const [found] = await db.select().from(discussions).where(eq(discussions.id, id));
  return found ?? null;
}

const lastMessageAt = sql`(
  select max(message.written_at) from discussion_messages message where message.discussion_id = discussions.id
)`;

const list = (db: Database, which: SQL | undefined): Promise<DiscussionRow[]> =>
  db.select().from(discussions).where(which).orderBy(desc(lastMessageAt), desc(discussions.openedAt), discussions.id);

/** The discussions on a manuscript in which a role takes part, the latest message first. */
export const listDiscussionsOf = (db: Database, manuscriptId: string, role: Exclude<Role, 'reviewer'>) =>
  list(
    db,
    and(
      eq(discussions.manuscriptId, manuscriptId),
      inArray(
        discussions.audience,
        audiences.filter((audience) => takesPart(role, audience)),
      ),
    ),
  );

/** The discussions with the reviewer of an invitation, the latest message first. */
export const listDiscussionsWith = (db: Database, invitationId: string) =>
  list(db, eq(discussions.invitationId, invitationId));

/** Adds a discussion. */
export async function insertDiscussion(db: Database, discussion: typeof discussions.$inferInsert): Promise<void> {
  await db.insert(discussions).values(discussion);
}

/** Closes a discussion, or notes that an editor has reopened it. */
export async function setClosed(
  db: Database,
  id: string,
  change: Pick<DiscussionRow, 'closedAt'> & Partial<Pick<DiscussionRow, 'openedByEditorAt'>>,
): Promise<void> {
  await db.update(discussions).set(change).where(eq(discussions.id, id));
}

/** The messages of these discussions with their writers, the first one first. */
export async function listMessages(db: Database, discussionIds: readonly string[]) {
  if (discussionIds.length === 0) return [];
  const { title, otherName, surname } = users;
  return db
    .select({ message: discussionMessages, writer: { title, otherName, surname } })
    .from(discussionMessages)
    .innerJoin(users, eq(users.id, discussionMessages.writtenBy))
    .where(inArray(discussionMessages.discussionId, [...discussionIds]))
    .orderBy(discussionMessages.writtenAt, discussionMessages.id);
}

export type Written = Awaited<ReturnType<typeof listMessages>>[number];

/** Every message that a person wrote, the first one first. */
export async function listMessagesBy(db: Database, person: string) {
  const { text, writtenAt, writtenBy, discussionId, id } = discussionMessages;
  return db
    .select({ subject: discussions.subject, text, writtenAt })
    .from(discussionMessages)
    .innerJoin(discussions, eq(discussions.id, discussionId))
    .where(eq(writtenBy, person))
    .orderBy(writtenAt, id);
}

/** A message of a discussion. */
export async function findMessage(db: Database, discussionId: string, messageId: string) {
  const isIt = and(eq(discussionMessages.id, messageId), eq(discussionMessages.discussionId, discussionId));
  const [found] = await db.select().from(discussionMessages).where(isIt);
  return found ?? null;
}

/** Saves a message with its files. */
export async function insertMessage(
  db: Database,
  message: typeof discussionMessages.$inferInsert,
  fileIds: readonly string[],
): Promise<void> {
  await db.insert(discussionMessages).values(message);
  if (fileIds.length > 0)
    await db.insert(discussionFiles).values(fileIds.map((fileId) => ({ fileId, messageId: message.id })));
}

/** The files of these messages, by name. */
export async function listFilesOf(db: Database, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  return db
    .select({ messageId: discussionFiles.messageId, file: files })
    .from(discussionFiles)
    .innerJoin(files, eq(files.id, discussionFiles.fileId))
    .where(inArray(discussionFiles.messageId, [...messageIds]))
    .orderBy(files.name, files.id);
}

/** The discussion that a file was sent in. */
export async function findDiscussionOfFile(db: Database, fileId: string): Promise<DiscussionRow | null> {
  const [found] = await db
    .select({ discussion: discussions })
    .from(discussionFiles)
    .innerJoin(discussionMessages, eq(discussionMessages.id, discussionFiles.messageId))
    .innerJoin(discussions, eq(discussions.id, discussionMessages.discussionId))
    .where(eq(discussionFiles.fileId, fileId));
  return found?.discussion ?? null;
}
