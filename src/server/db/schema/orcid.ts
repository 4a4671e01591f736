import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';
import { manuscripts } from './manuscripts.ts';
import { articles } from './publications.ts';

/** The iD that the holder of an account has confirmed at ORCID. An iD belongs to one account. */
export const orcidConnections = pgTable(
  'orcid_connections',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    orcid: text().notNull(),
    connectedAt: instant().notNull(),
    /** Whether the person wants their finished reviews in their record; needs their permission, too. */
    addsReviews: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('orcid_connections_orcid').on(table.orcid),
    index('orcid_connections_with_reviews')
      .on(table.userId)
      .where(sql`${table.addsReviews}`),
  ],
);

/** Whether an author of a manuscript was asked for an iD, and has confirmed one. An author is known by the mailbox. */
export const authorOrcids = pgTable(
  'author_orcids',
  {
    id: id(),
    manuscriptId: uuid()
      .notNull()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
    mailbox: text().notNull(),
    tokenHash: text().notNull(),
    askedAt: instant().notNull(),
    remindedAt: instant(),
    /** When the link of the last email ends. */
    expiresAt: instant().notNull(),
    orcid: text(),
    confirmedAt: instant(),
  },
  (table) => [
    uniqueIndex('author_orcids_author').on(table.manuscriptId, table.mailbox),
    uniqueIndex('author_orcids_orcid').on(table.manuscriptId, table.orcid),
    uniqueIndex('author_orcids_token').on(table.tokenHash),
  ],
);

/** A sign-in at ORCID that has begun: of one browser, for one purpose, and once. */
export const orcidSignIns = pgTable(
  'orcid_sign_ins',
  {
    stateHash: text().primaryKey(),
    /** Of the secret that only the browser that began it has. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** Who connects an iD to an account; null where an author confirms one. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    authorOrcidId: uuid().references(() => authorOrcids.id, { onDelete: 'cascade' }),
    /** What the person chose to have added to their record. */
    addsWorks: boolean().notNull().default(true),
    addsReviews: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (table) => [index('orcid_sign_ins_ended').on(table.expiresAt)],
);

/** Who lets us change their ORCID record. */
export const orcidPermissions = pgTable('orcid_permissions', {
  orcid: text().primaryKey(),
  /** Encrypted with a key from the client's secret. */
  permission: text().notNull(),
  grantedAt: instant().notNull(),
  /** Whether articles are added; false where the person chose reviews only. */
  addsWorks: boolean().notNull().default(true),
});

/** An article in the ORCID record of one of its authors. */
export const orcidWorks = pgTable(
  'orcid_works',
  {
    orcid: text().notNull(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** By which ORCID knows the work; null: it is not in the record by us. */
    putCode: text(),
    /** When the article last changed before it was written, or was refused; null: neither yet. */
    writtenOf: instant(),
    /** The person has removed the work, or had added it before: it is left alone. */
    isLeftAlone: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    /** ORCID's words. */
    refusal: text(),
  },
  (table) => [primaryKey({ columns: [table.orcid, table.articleId] })],
);

/** A person's review of a manuscript in their ORCID record: one for all rounds. */
export const orcidReviews = pgTable(
  'orcid_reviews',
  {
    /** By which the record identifies the review: it says nothing of the manuscript. */
    id: id(),
    orcid: text().notNull(),
    manuscriptId: uuid()
      .notNull()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
    /** By which ORCID knows the review; null: it is not in the record by us. */
    putCode: text(),
    writtenAt: instant(),
    /** Whether it names the article, because the signed report is public. */
    isNamed: boolean().notNull().default(false),
    /** The person has removed it: it is left alone. */
    isLeftAlone: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    /** ORCID's words. */
    refusal: text(),
  },
  (table) => [uniqueIndex('orcid_reviews_once').on(table.orcid, table.manuscriptId)],
);
