import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { emailTypes, emailStates, mailingStates } from '../../../contracts/mail-values.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';

/** A message to many or to one that an administrator wrote. */
export const mailings = pgTable(
  'mailings',
  {
    id: id(),
    emailType: text({ enum: emailTypes }).notNull(),
    subject: text().notNull(),
    /** Sanitised. */
    contentHtml: text().notNull(),
    /** Of a mailing to one person. */
    recipientEmail: text(),
    state: text({ enum: mailingStates }).notNull(),
    /** When it goes, or went. */
    sendAt: instant().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    cancelledAt: instant(),
    /** The last account whose email was written: where to continue after an interruption. */
    writtenUpTo: uuid(),
  },
  (table) => [index('mailings_newest').on(table.sendAt.desc(), table.id.desc())],
);

/** Every email that the product sends, with its state. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    /** The same at each try, so that a recipient can drop a second copy. */
    messageId: text().notNull(),
    /** The name of its template, or `mailing`. */
    kind: text().notNull(),
    toAddress: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    /** Null for an email of a mailing, which is composed when it is sent. */
    text: text(),
    html: text(),
    /** The link that lets its reader act as the recipient; removed from the text after sending. */
    secret: text(),
    mailingId: uuid().references(() => mailings.id, { onDelete: 'cascade' }),
    /** The manuscript that it is about, if any. Changes of the manuscript do not affect it. */
    manuscriptId: uuid(),
    /** The account that it goes to, where it is known. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: emailStates }).notNull().default('queued'),
    tries: integer().notNull().default(0),
    lastError: text(),
    /** A worker has claimed it until then. */
    claimedUntil: instant(),
    createdAt: instant().notNull(),
    /** When it came to be in its state. */
    stateAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    uniqueIndex('emails_message').on(table.messageId),
    // One message per person.
    uniqueIndex('emails_of_mailing')
      .on(table.mailingId, table.userId)
      .where(sql`${table.mailingId} is not null`),
    index('emails_kind').on(table.kind, table.id),
    index('emails_state').on(table.state, table.id),
    index('emails_address').on(sql`lower(${table.toAddress})`, table.id),
    // For the search in the outbox; two characters are too few for it.
    index('emails_words').using('gin', table.toAddress.op('gin_trgm_ops'), table.subject.op('gin_trgm_ops')),
    index('emails_of_manuscript')
      .on(table.manuscriptId)
      .where(sql`${table.manuscriptId} is not null`),
  ],
);

/** Addresses that rejected emails permanently, with the email that was returned. */
export const undeliverableAddresses = pgTable('undeliverable_addresses', {
  /** In lower case. */
  address: text().primaryKey(),
  reason: text().notNull(),
  emailId: uuid().references(() => emails.id, { onDelete: 'set null' }),
  /** The manuscript, if all returned emails were about it; else null. It outlives the emails. */
  manuscriptId: uuid(),
  since: instant().notNull(),
});
