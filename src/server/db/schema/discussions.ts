import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { audiences } from '../../../contracts/discussion-values.ts';
import { users } from './accounts.ts';
import { ofManuscript } from './anonymity.ts';
import { instant } from './columns.ts';
import { files } from './files.ts';
import { reviewInvitations } from './reviews.ts';

/** Discussions on a manuscript: of its editors, with its author, or with one reviewer. */
export const discussions = pgTable(
  'discussions',
  {
    // Without a time in it: authors and reviewers are told days.
    id: uuid().primaryKey(),
    manuscriptId: ofManuscript(),
    audience: text({ enum: audiences }).notNull(),
    /** Of the one reviewer who takes part. */
    invitationId: uuid().references(() => reviewInvitations.id),
    subject: text().notNull(),
    openedAt: instant().notNull(),
    closedAt: instant(),
    /** When an editor last opened or reopened it: after that, a person who stepped back from the review can answer. */
    openedByEditorAt: instant(),
  },
  (table) => [
    index('discussions_of_manuscript').on(table.manuscriptId),
    index('discussions_of_invitation').on(table.invitationId),
    check('discussions_reviewer', sql`(${table.audience} = 'reviewer') = (${table.invitationId} is not null)`),
  ],
);

const ofDiscussion = () =>
  uuid()
    .notNull()
    .references(() => discussions.id);

/** Messages of discussions; a message stays as it was written. */
export const discussionMessages = pgTable(
  'discussion_messages',
  {
    id: uuid().primaryKey(),
    discussionId: ofDiscussion(),
    text: text().notNull(),
    writtenBy: uuid()
      .notNull()
      .references(() => users.id),
    writtenAt: instant().notNull(),
    /** The editors whom an editor wanted to be told of it. */
    told: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('discussion_messages_of_discussion').on(table.discussionId, table.writtenAt),
    index('discussion_messages_of_person').on(table.writtenBy),
  ],
);

/** Files of messages, as the readers get them. */
export const discussionFiles = pgTable(
  'discussion_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id),
    messageId: uuid()
      .notNull()
      .references(() => discussionMessages.id),
  },
  (table) => [index('discussion_files_of_message').on(table.messageId)],
);

/** How far a person has read a discussion, and whether an email tells them of what they have not read. */
export const discussionReads = pgTable(
  'discussion_reads',
  {
    /** What a reply address names: the discussion and the person. */
    id: uuid().notNull().defaultRandom().unique(),
    discussionId: ofDiscussion(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Messages up to then are read. */
    readAt: instant(),
    email: text({ enum: ['none', 'waiting', 'sent'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.discussionId, table.userId] }),
    index('discussion_reads_of_person').on(table.userId),
    index('discussion_reads_waiting')
      .on(table.userId)
      .where(sql`${table.email} = 'waiting'`),
  ],
);

/** Emails that came to the reply address of a person in a discussion: each is taken once. */
export const discussionEmails = pgTable(
  'discussion_emails',
  {
    id: uuid().primaryKey(),
    discussionId: ofDiscussion(),
    /** Whose reply address it is. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    messageId: text().notNull(),
    outcome: text({ enum: ['posted', 'unattributed', 'refused', 'dropped'] }).notNull(),
    arrivedAt: instant().notNull(),
    /** Of one from another address, until an editor dismisses it: its sender and what it says. */
    sender: text(),
    text: text(),
  },
  (table) => [
    uniqueIndex('discussion_emails_message').on(table.discussionId, table.userId, table.messageId),
    index('discussion_emails_of_person').on(table.userId, table.arrivedAt),
  ],
);

export type DiscussionRow = typeof discussions.$inferSelect;
export type DiscussionEmailRow = typeof discussionEmails.$inferSelect;
export type MessageRow = typeof discussionMessages.$inferSelect;
