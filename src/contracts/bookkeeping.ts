import * as t from '../messages/contracts.ts';
import { defineCall, FileReply, TextReply } from './call.ts';
import { orderKinds, orderStates, planKeys } from './constants.ts';
import { Id, Instant, line, Money } from './values.ts';
import { z } from './zod-for-pages.ts';

/** An invoice or a credit note by its number; `url` checks at each request who asks. */
const Document = z.object({ number: z.string(), kind: z.enum(['invoice', 'credit-note']), url: z.string() });

/** A purchase, completed or not. */
export const Payment = Money.extend({
  id: Id,
  kind: z.enum(orderKinds),
  name: z.string(),
  state: z.enum(orderStates),
  createdAt: Instant,
  paidAt: Instant.nullable(),
  refundedAt: Instant.nullable(),
  /** How much of it has been refunded; a payment is `refunded` when nothing is left. */
  refundedMinor: z.int(),
  documents: z.array(Document),
});
export type Payment = z.infer<typeof Payment>;

/** A payment as its payer sees it: also what it is for, by one of three names. */
export const OwnPayment = Payment.extend({
  plan: z.enum(planKeys).nullable(),
  fullIssueId: Id.nullable(),
  /** The article of a handling fee. */
  articleId: Id.nullable(),
  /** When a pass runs; null for everything else, and before it is paid. */
  period: z.object({ startsAt: Instant, endsAt: Instant }).nullable(),
});
export type OwnPayment = z.infer<typeof OwnPayment>;

/** A payment as administrators see it. */
const SitePayment = Payment.extend({
  /** Null if the caller reviews the manuscript: its payer stays unknown to them. */
  payer: z.object({ id: Id, name: z.string(), email: z.string() }).nullable(),
  /** A refund that the provider has not confirmed yet. */
  isRefundUnderWay: z.boolean(),
});
export type SitePayment = z.infer<typeof SitePayment>;

export const findingKinds = [
  'paid-without-order',
  'paid-with-another-amount',
  'paid-twice',
  'refunded-elsewhere',
  'disputed',
  'refund-failed',
  'order-without-payment',
] as const;

/** Something that our books and the provider do not agree on. */
const Finding = z.object({
  id: Id,
  kind: z.enum(findingKinds),
  detail: z.string(),
  orderId: Id.nullable(),
  foundAt: Instant,
  resolvedAt: Instant.nullable(),
  resolution: z.string().nullable(),
});

/** Totals of a month in one currency. */
const Month = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  currency: z.string(),
  subscriptionsMinor: z.int(),
  fullIssuesMinor: z.int(),
  handlingFeesMinor: z.int(),
  waiversMinor: z.int(),
  refundsMinor: z.int(),
  /** Money received without an order; what was returned is among the refunds. */
  unallocatedMinor: z.int(),
  /** The sum of the columns, waivers and refunds taken off. */
  receivedMinor: z.int(),
});
export type Month = z.infer<typeof Month>;

/** A day of our time: beyond it neither the calendar nor the books go. */
const day = z.iso.date({ error: t.enterDay }).regex(/^2\d{3}-/, { error: t.enterDayOfToday });

/** Payments, documents and the books. */
export const bookkeeping = {
  mine: defineCall({
    method: 'GET',
    path: '/api/payments/mine',
    summary: 'The caller’s payments, newest first, with invoices, credit notes and open checkouts',
    access: 'user',
    reply: z.array(OwnPayment),
  }),
  document: defineCall({
    method: 'GET',
    path: '/api/payments/documents/:number',
    summary: 'An invoice or credit note as a PDF, for its payer and administrators',
    access: 'user',
    credentials: 'bearer-or-cookie',
    params: z.object({ number: z.string().regex(/^(INV|CN)-\d{4}-\d{6}$/) }),
    reply: FileReply,
    replyKind: 'file',
  }),
  payments: defineCall({
    method: 'GET',
    path: '/api/bookkeeping/payments',
    summary: 'All payments, newest first, by page',
    access: 'administrator',
    query: z.object({
      q: z.string().trim().max(200).optional(),
      kind: z.enum(orderKinds).optional(),
      state: z.enum(orderStates).optional(),
      after: z.string().max(200).optional(),
    }),
    reply: z.object({ payments: z.array(SitePayment), next: z.string().nullable() }),
  }),
  refund: defineCall({
    method: 'POST',
    path: '/api/bookkeeping/payments/:orderId/refund',
    summary: 'Refunds all or part of a payment, issues a credit note and informs the person; a full refund ends access',
    access: 'administrator',
    params: z.object({ orderId: Id }),
    body: z.object({
      reason: line(t.theReason, 500),
      /** Everything that is left where it is missing. */
      amountMinor: z.int().min(1, { error: t.refundAboveZero }).optional(),
      /** How much had gone back as far as the caller knew; where more has by now, no part is refunded. */
      refundedMinor: z.int().min(0).optional(),
    }),
    reply: z.object({ message: z.string() }),
  }),
  months: defineCall({
    method: 'GET',
    path: '/api/bookkeeping/months',
    summary: 'Totals by month, newest first',
    access: 'administrator',
    reply: z.array(Month),
  }),
  ledger: defineCall({
    method: 'GET',
    path: '/api/bookkeeping/ledger.csv',
    summary: 'The ledger as CSV: every payment, refund and waiver as double entries',
    access: 'administrator',
    query: z.object({ from: day.optional(), to: day.optional() }),
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'text/csv',
  }),
  findings: defineCall({
    method: 'GET',
    path: '/api/bookkeeping/findings',
    summary: 'Discrepancies between the ledger and the payment provider, open ones first',
    access: 'administrator',
    reply: z.object({
      findings: z.array(Finding),
      lastReconciledAt: Instant.nullable(),
    }),
  }),
  resolveFinding: defineCall({
    method: 'POST',
    path: '/api/bookkeeping/findings/:findingId',
    summary: 'Resolves a discrepancy with a note',
    access: 'administrator',
    params: z.object({ findingId: Id }),
    body: z.object({ resolution: line(t.aNote, 500) }),
    reply: z.object({ message: z.string() }),
  }),
} as const;
