import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { planKeys } from '../../../contracts/constants.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';
import { fullIssues } from './publications.ts';

/** One attempt to buy one thing; the provider's session is its twin. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['subscription', 'full-issue'] }).notNull(),
    /** What is bought, as it was called when it was. */
    name: text().notNull(),
    plan: text({ enum: planKeys }),
    fullIssueId: uuid().references(() => fullIssues.id),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: ['open', 'paid', 'expired'] }).notNull(),
    providerSessionId: text(),
    createdAt: instant().notNull(),
    paidAt: instant(),
  },
  (table) => [
    uniqueIndex('orders_provider_session').on(table.providerSessionId),
    index('orders_of_user').on(table.userId, table.id),
    // Of two tabs that begin to buy the same issue, both come to one order, which has one session.
    uniqueIndex('orders_open_for_issue')
      .on(table.userId, table.fullIssueId)
      .where(sql`${table.state} = 'open'`),
    check('orders_for_one_thing', sql`num_nonnulls(${table.plan}, ${table.fullIssueId}) = 1`),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    plan: text({ enum: planKeys }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_order').on(table.orderId),
    index('subscriptions_of_user').on(table.userId, table.endsAt),
  ],
);

/** The full issues that a person owns: one record of each, whatever was paid how often. */
export const fullIssuePurchases = pgTable(
  'full_issue_purchases',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    fullIssueId: uuid()
      .notNull()
      .references(() => fullIssues.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    purchasedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('full_issue_purchases_order').on(table.orderId),
    uniqueIndex('full_issue_purchases_owner').on(table.userId, table.fullIssueId),
    index('full_issue_purchases_issue').on(table.fullIssueId),
  ],
);
