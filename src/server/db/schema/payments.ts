import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { planKeys } from '../../../contracts/constants.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';

/** One attempt to buy one thing; the provider's session is its twin. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['subscription'] }).notNull(),
    plan: text({ enum: planKeys }),
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
