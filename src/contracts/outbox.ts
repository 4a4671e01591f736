import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { emailGroups } from './email-templates.ts';
import { emailStates } from './mail-values.ts';
import { Email, Id, Instant, pageNumber } from './values.ts';
import { z } from './zod-for-pages.ts';

/** What the outbox is looked through for, before a status. */
export const outboxAreas = [...emailGroups, 'Mailings'] as const;
export type OutboxArea = (typeof outboxAreas)[number];

/** A message that the product wrote, as the list of the outbox names it. */
export const OutboxEmail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  /** What the email is, in words: its template's title. */
  kind: z.string(),
  state: z.enum(emailStates),
  /** When it came to be in its state. */
  stateAt: Instant,
  writtenAt: Instant,
  tries: z.int(),
  /** What was last heard of it, in words; null while nothing is amiss. */
  lastError: z.string().nullable(),
  isOfMailing: z.boolean(),
  allowed: z.array(z.enum(['send-again'])),
});
export type OutboxEmail = z.infer<typeof OutboxEmail>;

/** One message with what it says. */
export const OpenedEmail = OutboxEmail.extend({
  /** The mailing with its content; null for any other email. */
  mailingId: Id.nullable(),
  replyTo: z.string().nullable(),
  text: z.string(),
  html: z.string(),
  messageId: z.string(),
  /** Why it cannot be sent again, in words; null where it can. */
  notAgain: z.string().nullable(),
});
export type OpenedEmail = z.infer<typeof OpenedEmail>;

/** What became of a report that was handed in. */
export const bounceOutcomes = ['came-back', 'delayed', 'arrived', 'no-report', 'not-ours'] as const;

/** An address that emails came back from. */
export const UndeliverableAddress = z.object({
  address: z.string(),
  reason: z.string(),
  since: Instant,
});
export type UndeliverableAddress = z.infer<typeof UndeliverableAddress>;

/** As long as a report may be: its own text, and the email that it returns. */
export const longestReport = 700_000;

const params = z.object({ outboxId: Id });

/** The messages that the product sends, for administrators. */
export const outbox = {
  list: defineCall({
    method: 'GET',
    path: '/api/outbox',
    summary: 'Sent emails by page, newest first; filter by area and state, search by address or subject',
    access: 'administrator',
    query: z.object({
      area: z.enum(outboxAreas).optional(),
      state: z.enum(emailStates).optional(),
      q: z.string().trim().max(200).default(''),
      after: Id.optional(),
    }),
    reply: z.object({
      emails: z.array(OutboxEmail),
      next: Id.nullable(),
      /** Whether no mail server is configured, so that no message is delivered (decision 33). */
      isBuiltIn: z.boolean(),
      counts: z.object({ queued: z.int(), failed: z.int(), bounced: z.int(), undeliverable: z.int() }),
    }),
  }),
  letter: defineCall({
    method: 'GET',
    path: '/api/outbox/:outboxId',
    summary: 'One email',
    access: 'administrator',
    params,
    reply: OpenedEmail,
  }),
  sendAgain: defineCall({
    method: 'POST',
    path: '/api/outbox/:outboxId/send-again',
    summary: 'Sends an email again; an email already sent goes as a copy',
    access: 'administrator',
    params,
    reply: z.object({ message: z.string(), emailId: Id }),
  }),
  handInReport: defineCall({
    method: 'POST',
    path: '/api/outbox/reports',
    summary: 'Reads an uploaded delivery report',
    access: 'administrator',
    body: z.object({
      report: z.string().min(1, { error: t.reportEmpty }).max(longestReport, { error: t.reportTooLong }),
    }),
    reply: z.object({ outcome: z.enum(bounceOutcomes), message: z.string() }),
  }),
  undeliverable: defineCall({
    method: 'GET',
    path: '/api/undeliverable-addresses',
    summary: 'Addresses that bounce, latest first',
    access: 'administrator',
    query: z.object({ page: pageNumber }),
    reply: z.object({
      addresses: z.array(UndeliverableAddress),
      total: z.int(),
      page: z.int(),
      pageCount: z.int(),
    }),
  }),
  clearUndeliverable: defineCall({
    method: 'POST',
    path: '/api/undeliverable-addresses/clear',
    summary: 'Clears the mark of an address that bounced',
    access: 'administrator',
    body: z.object({ address: Email }),
    reply: z.object({ message: z.string() }),
  }),
} as const;
