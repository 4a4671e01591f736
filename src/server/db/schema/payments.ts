import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { findingKinds } from '../../../contracts/bookkeeping.ts';
import { orderKinds, orderStates, planKeys } from '../../../contracts/constants.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';
import { files } from './files.ts';
import { manuscripts } from './manuscripts.ts';
import { fullIssues } from './publications.ts';

/** One attempt to buy one thing; the provider's session is its twin. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: orderKinds }).notNull(),
    /** The name of the purchase at its time. */
    name: text().notNull(),
    plan: text({ enum: planKeys }),
    fullIssueId: uuid().references(() => fullIssues.id),
    manuscriptId: uuid().references(() => manuscripts.id),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    providerSessionId: text(),
    /** The provider's payment, by which it is refunded. */
    providerPaymentId: text(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    refundedAt: instant(),
    /** The searchable text: the purchase and the payer; a trigger maintains it, also when a person changes. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('orders_provider_session').on(table.providerSessionId),
    index('orders_of_user').on(table.userId, table.id),
    index('orders_in_state').on(table.state, table.id),
    index('orders_search').using('gin', sql`to_tsvector('simple'::regconfig, ${table.searchText})`),
    // Of two tabs that begin to buy the same issue, both come to one order, which has one session.
    uniqueIndex('orders_open_for_issue')
      .on(table.userId, table.fullIssueId)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('orders_open_for_fee')
      .on(table.manuscriptId)
      .where(sql`${table.state} = 'open'`),
    index('orders_of_payment').on(table.providerPaymentId),
    index('orders_open')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
    check('orders_for_one_thing', sql`num_nonnulls(${table.plan}, ${table.fullIssueId}, ${table.manuscriptId}) = 1`),
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
    /** The document as it was when bought; its owner gets the current one. */
    documentFileId: uuid().references(() => files.id),
    purchasedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('full_issue_purchases_order').on(table.orderId),
    uniqueIndex('full_issue_purchases_owner').on(table.userId, table.fullIssueId),
    index('full_issue_purchases_issue').on(table.fullIssueId),
    index('full_issue_purchases_document').on(table.documentFileId),
  ],
);

/**
 * The ledger: the entries of each transaction sum to zero in each currency, debits positive. The database rejects
 * unbalanced transactions and changes to existing entries.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transactionId: uuid().notNull(),
    at: instant().notNull(),
    kind: text({ enum: ['payment', 'refund', 'waiver'] }).notNull(),
    account: text({
      enum: [
        'provider',
        'revenue-subscriptions',
        'revenue-full-issues',
        'revenue-handling-fees',
        'waivers',
        'unallocated',
      ],
    }).notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    orderId: uuid().references(() => orders.id),
    manuscriptId: uuid(),
    memo: text().notNull(),
  },
  (table) => [
    index('ledger_entries_in_order').on(table.at, table.id),
    index('ledger_entries_of_transaction').on(table.transactionId),
    index('ledger_entries_of_order').on(table.orderId),
  ],
);

/** What is owed to a person, and whether the provider has paid it. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['asked', 'done', 'failed'] }).notNull(),
    providerRefundId: text(),
    askedBy: uuid(),
    askedAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    // One at a time: the next is asked for when it is known how much this one leaves.
    uniqueIndex('refunds_one_under_way')
      .on(table.orderId)
      .where(sql`${table.state} = 'asked'`),
    index('refunds_of_order').on(table.orderId),
    uniqueIndex('refunds_at_provider').on(table.providerRefundId),
  ],
);

/** The last number issued in each series, so that there are no gaps. */
export const documentSeries = pgTable('document_series', { series: text().primaryKey(), last: integer().notNull() });

/** Invoices and credit notes as issued; their contents never change. */
export const paymentDocuments = pgTable(
  'payment_documents',
  {
    number: text().primaryKey(),
    kind: text({ enum: ['invoice', 'credit-note'] }).notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    userId: uuid().notNull(),
    issuedAt: instant().notNull(),
    /** The publisher's name and address, and its VAT if it charged any, when it issued the document. */
    issuer: jsonb()
      .$type<{
        name: string;
        address: string[];
        email: string;
        vat?: { percent: number; number: string } | null;
      }>()
      .notNull(),
    recipient: jsonb().$type<{ name: string; affiliation: string; country: string; email: string }>().notNull(),
    description: text().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    /** Of a credit note: the invoice that it takes back, or a part of it. */
    correctsNumber: text(),
  },
  (table) => [
    // One invoice, and a credit note for each refund.
    uniqueIndex('payment_documents_invoice')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    index('payment_documents_by_order').on(table.orderId, table.kind),
    index('payment_documents_of_user').on(table.userId, table.issuedAt),
  ],
);

/** Differences between our books and the provider, until someone resolves them. */
export const paymentFindings = pgTable(
  'payment_findings',
  {
    id: id(),
    kind: text({ enum: findingKinds }).notNull(),
    /** What it is about, here or at the provider: only one finding about it can be open. */
    subject: text().notNull(),
    detail: text().notNull(),
    orderId: uuid().references(() => orders.id),
    foundAt: instant().notNull(),
    resolvedAt: instant(),
    resolvedBy: uuid(),
    resolution: text(),
  },
  (table) => [uniqueIndex('payment_findings_of').on(table.kind, table.subject)],
);

/** When the books were last compared with the provider's. */
export const reconciliations = pgTable('reconciliations', {
  id: id(),
  startedAt: instant().notNull(),
  finishedAt: instant(),
  compared: integer().notNull().default(0),
});
