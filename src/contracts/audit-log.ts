import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { auditAreas, auditSubjects } from './audit-log-values.ts';
import { Id, Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

/** A person or thing that an entry names; `id` is null if there is nothing to search for. */
const Named = z.object({ id: Id.nullable(), name: z.string() });

/** An entry of the record as administrators read it. */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  actor: Named,
  /** What was done, in words that follow the name of who did it. */
  what: z.string(),
  subject: Named.extend({ kind: z.enum(auditSubjects) }),
  /** What was said about it: a reason, figures; null where nothing was. */
  said: z.string().nullable(),
  isSealed: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const hash = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, { error: t.enterHash });
const place = z.int({ error: t.enterEntry }).min(0).max(Number.MAX_SAFE_INTEGER);

/** A position and hash of the audit log that a person wrote down. */
export const NotedEnd = z.object({ position: place.min(1, { error: t.enterEntry }), hash });

/** How the record was found not to be as it was written. */
export const auditLogFaults = ['missing', 'unlinked', 'changed', 'cut-off', 'not-as-noted'] as const;
export type AuditLogFault = (typeof auditLogFaults)[number];

/** The words that a person or a subject is looked for by, or an id. */
const soughtWords = z.string().trim().max(200).optional();
const day = z.iso
  .date({ error: t.enterDay })
  .regex(/^2\d{3}-/, { error: t.enterDayOfToday })
  .optional();

/** The record: who did what, and when. */
export const record = {
  entries: defineCall({
    method: 'GET',
    path: '/api/administration/record',
    summary: 'Audit log entries by page, newest first; filter by person, area, action, subject and date',
    access: 'administrator',
    query: z.object({
      person: soughtWords,
      area: z.enum(auditAreas).optional(),
      action: z.string().max(60).optional(),
      subject: soughtWords,
      from: day,
      to: day,
      after: z.string().max(200).optional(),
    }),
    reply: z.object({ entries: z.array(AuditEntry), next: z.string().nullable() }),
  }),
  state: defineCall({
    method: 'GET',
    path: '/api/administration/record/state',
    summary: 'The last sealed entry of the audit log with its hash, and the number of unsealed entries',
    access: 'administrator',
    reply: z.object({ position: z.int(), hash: z.string(), waiting: z.int() }),
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/administration/record/check',
    summary: 'Verifies part of the audit log: each entry against its seal and the hash before it',
    access: 'administrator',
    body: z.object({ after: place.default(0), noted: NotedEnd.nullable().default(null) }),
    reply: z.object({
      checked: z.int(),
      end: z.object({ position: z.int(), hash: z.string() }),
      /** The first entry that does not fit; null while everything does. */
      fault: z.object({ kind: z.enum(auditLogFaults), position: z.int(), entry: AuditEntry.nullable() }).nullable(),
    }),
  }),
} as const;
