import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { incomeGroups, publicationModes } from '../../../contracts/constants.ts';
import { waiverStates } from '../../../contracts/fees.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';
import { manuscripts } from './manuscripts.ts';
import { orders } from './payments.ts';

/** The handling fee of an accepted manuscript, as the journal asked it on that day. */
export const handlingFees = pgTable('handling_fees', {
  manuscriptId: uuid()
    .primaryKey()
    .references(() => manuscripts.id),
  listMinor: integer().notNull(),
  currency: text().notNull(),
  /** The submitting author's country on that day: a later change of the profile does not reduce the fee. */
  country: text().notNull(),
  /** Null until the author has chosen. */
  mode: text({ enum: publicationModes }),
  waiverPercent: integer().notNull().default(0),
  /** Whether open access is paid for, or free: it stays so. */
  isSettled: boolean().notNull().default(false),
  /** The order that paid it; null while unpaid, and if it was free. */
  settledByOrderId: uuid().references(() => orders.id),
  acceptedAt: instant().notNull(),
  decidedAt: instant(),
});

/** Requests for a waiver, with their reasons and decisions. */
export const waiverRequests = pgTable(
  'waiver_requests',
  {
    id: id(),
    manuscriptId: uuid()
      .notNull()
      .references(() => manuscripts.id),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** `rule`: granted at once by the country. */
    ground: text({ enum: ['rule', 'request'] }).notNull(),
    country: text().notNull(),
    incomeGroup: text({ enum: incomeGroups }),
    percentAsked: integer().notNull(),
    justification: text().notNull(),
    state: text({ enum: waiverStates }).notNull(),
    grantedPercent: integer(),
    answer: text(),
    requestedAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid(),
  },
  (table) => [
    uniqueIndex('waiver_requests_waiting_for')
      .on(table.manuscriptId)
      .where(sql`${table.state} = 'waiting'`),
    index('waiver_requests_by_state').on(table.state, table.id),
    index('waiver_requests_of_manuscript').on(table.manuscriptId, table.id),
  ],
);
