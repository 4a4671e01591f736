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
    /** The last account whose email was written: where to go on after a stop. */
    writtenUpTo: uuid(),
  },
  (table) => [index('mailings_newest').on(table.sendAt.desc(), table.id.desc())],
);

/** Every message that the product sends, with how it stands. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    /** The same at each try, so that a recipient can drop a second copy. */
    messageId: text().notNull(),
    /** What it is about: the name of its template, or `mailing`. */
    kind: text().notNull(),
    toAddress: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    /** Null for an email of a mailing, which is made from the mailing when it goes. */
    text: text(),
    html: text(),
    /** The link in it by which whoever reads it could act as its recipient: taken out of the text when it has gone. */
    secret: text(),
    mailingId: uuid().references(() => mailings.id, { onDelete: 'cascade' }),
    /** The manuscript that it is about; null where it is about none. What becomes of the manuscript leaves it as it is. */
    manuscriptId: uuid(),
    /** The account that it goes to, where it is known. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: emailStates }).notNull().default('queued'),
    tries: integer().notNull().default(0),
    lastError: text(),
    /** Until then a worker has it in its hands. */
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
    index('emails_state').on(table.state, table.id),
    index('emails_address').on(sql`lower(${table.toAddress})`, table.id),
    // What the outbox is searched by; two emails are too few for it.
    index('emails_words').using('gin', table.toAddress.op('gin_trgm_ops'), table.subject.op('gin_trgm_ops')),
    index('emails_of_manuscript')
      .on(table.manuscriptId)
      .where(sql`${table.manuscriptId} is not null`),
  ],
);

/** Addresses that emails came back from for good, by the email that told so. */
export const undeliverableAddresses = pgTable('undeliverable_addresses', {
  /** In lower case. */
  address: text().primaryKey(),
  reason: text().notNull(),
  emailId: uuid().references(() => emails.id, { onDelete: 'set null' }),
  /** The manuscript that all letters were about that told so; null where one was about none. It outlives the letters. */
  manuscriptId: uuid(),
  since: instant().notNull(),
});
