import { defineCall } from './call.ts';
import { RetractedWork } from './retracted-works.ts';
import { Id, Instant, Money } from './values.ts';
import { z } from './zod-for-pages.ts';

/** Pending work. */
export const waitingKinds = [
  'verify-regular',
  'verify-special',
  'decisions',
  'ratifications',
  'reviews',
  'fees',
  'waivers',
  'findings',
  'addresses',
  'emails',
  'dois',
  'issues',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** How many of a kind wait; `since`: what has waited longest, or was or is due first. */
const Waiting = z.object({ kind: z.enum(waitingKinds), count: z.int(), since: Instant.nullable() });
export type Waiting = z.infer<typeof Waiting>;

/** A handling fee that its author has not paid. */
const UnpaidFee = Money.extend({
  articleId: Id,
  title: z.string(),
  journalTitle: z.string(),
  since: Instant,
});
export type UnpaidFee = z.infer<typeof UnpaidFee>;

/** The months that charts show, up to the current one. */
export const spans = ['12', '24', '60'] as const;
export type Span = (typeof spans)[number];

const month = z.string().regex(/^\d{4}-\d{2}$/);

/** A month in UTC; without data a count is 0 and a median null. */
const MonthOfWork = z.object({
  month,
  submissions: z.int(),
  acceptances: z.int(),
  rejections: z.int(),
  /** From the submission to the first decision, of the manuscripts that were first decided about in this month. */
  medianDays: z.number().nullable(),
  views: z.int(),
  downloads: z.int(),
});
export type MonthOfWork = z.infer<typeof MonthOfWork>;

/** A published article that cites retracted works. */
const CitingRetracted = z.object({
  articleId: Id,
  title: z.string(),
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  works: z.array(RetractedWork),
});

/** The publisher at a glance. */
export const overview = {
  citingRetracted: defineCall({
    method: 'GET',
    path: '/api/administration/overview/citing-retracted',
    summary: 'Published articles that cite retracted works by their DOIs: how many, and the newest',
    access: 'administrator',
    reply: z.object({ count: z.int(), articles: z.array(CitingRetracted) }),
  }),
  waiting: defineCall({
    method: 'GET',
    path: '/api/administration/overview/waiting',
    summary: 'Pending work, its amount and its age',
    access: 'administrator',
    reply: z.array(Waiting),
  }),
  unpaidFees: defineCall({
    method: 'GET',
    path: '/api/administration/overview/unpaid-fees',
    summary: 'Unpaid handling fees by page, oldest first',
    access: 'administrator',
    query: z.object({ after: z.string().max(200).optional() }),
    reply: z.object({ fees: z.array(UnpaidFee), next: z.string().nullable() }),
  }),
  months: defineCall({
    method: 'GET',
    path: '/api/administration/overview/months',
    summary: 'Submissions, acceptances, rejections, time to first decision, views and downloads by month, oldest first',
    access: 'administrator',
    query: z.object({ journalId: Id.optional(), span: z.enum(spans).default('12') }),
    reply: z.array(MonthOfWork),
  }),
} as const;
