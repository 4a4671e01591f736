import * as t from '../messages/contracts.ts';
import { defineCall, TextReply } from './call.ts';
import { reportIds } from './usage-values.ts';
import { Id, Instant, line } from './values.ts';
import { z } from './zod-for-pages.ts';

/** A month of our time, `2026-11`. */
export const UsageMonth = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/, { error: t.enterMonth });

const span = { from: UsageMonth, to: UsageMonth, journalId: Id.optional() };

const MonthOfUsage = z.object({
  month: UsageMonth,
  views: z.int(),
  downloads: z.int(),
  investigations: z.int(),
  uniqueInvestigations: z.int(),
  requests: z.int(),
  uniqueRequests: z.int(),
  denials: z.int(),
});
export type MonthOfUsage = z.infer<typeof MonthOfUsage>;

/** A key as administrators see it: never the key itself. */
const UsageKey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
});
export type UsageKey = z.infer<typeof UsageKey>;

const reportCall = (format: string, mediaType: string) =>
  defineCall({
    method: 'GET',
    path: `/api/usage/reports/:reportId/report.${format}`,
    summary: `A COUNTER report of the months that are over, as ${format.toUpperCase()}`,
    access: 'administrator',
    params: z.object({ reportId: z.enum(reportIds) }),
    query: z.object(span),
    reply: TextReply,
    replyKind: 'text',
    mediaType,
  });

/** Usage for administrators, and the keys of those who fetch it by machine. */
export const usageReports = {
  months: defineCall({
    method: 'GET',
    path: '/api/usage/months',
    summary: 'Usage by month, of the site or one journal, newest first',
    access: 'administrator',
    query: z.object(span),
    reply: z.array(MonthOfUsage),
  }),
  csv: reportCall('csv', 'text/csv'),
  tsv: reportCall('tsv', 'text/tab-separated-values'),
  json: reportCall('json', 'application/json'),
  keys: defineCall({
    method: 'GET',
    path: '/api/usage/keys',
    summary: 'API keys for usage reports, and their address',
    access: 'administrator',
    reply: z.object({ baseUrl: z.string(), customerId: z.string(), keys: z.array(UsageKey) }),
  }),
  createKey: defineCall({
    method: 'POST',
    path: '/api/usage/keys',
    summary: 'Creates a key, which is shown only once',
    access: 'administrator',
    status: 201,
    body: z.object({ name: line(t.aName, 100) }),
    reply: z.object({ message: z.string(), key: z.string(), id: Id }),
  }),
  revokeKey: defineCall({
    method: 'POST',
    path: '/api/usage/keys/:keyId/revoke',
    summary: 'Revokes a key',
    access: 'administrator',
    params: z.object({ keyId: Id }),
    reply: z.object({ message: z.string() }),
  }),
} as const;
