import { defineCall, TextReply } from './call.ts';
import { z } from './zod-for-pages.ts';

/** Cohorts: manuscripts by the year or the quarter of their submission. */
export const cohorts = ['year', 'quarter'] as const;
export type Cohort = (typeof cohorts)[number];

/** A median number of days, and of how many manuscripts; null of none. */
export const MedianDays = z.object({ days: z.number().nullable(), count: z.int() });
export type MedianDays = z.infer<typeof MedianDays>;

/** A part of a whole in percent; of nothing there is no rate. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);

/** Counts of a cohort; rates follow from them. */
export const Figures = z.object({
  submissions: z.int(),
  /** Withdrawn before publication; the other figures leave them out. */
  withdrawn: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  toFirstDecision: MedianDays,
  toAcceptance: MedianDays,
  toPublication: MedianDays,
  reviewers: z.object({
    /** Without those that were taken back unanswered. */
    invited: z.int(),
    accepted: z.int(),
    declined: z.int(),
    /** The invitation expired. */
    unanswered: z.int(),
    reports: z.int(),
    /** Reports by their deadline. */
    onTime: z.int(),
  }),
});
export type Figures = z.infer<typeof Figures>;

/** The figures of a cohort, `2026` or `2026-Q3`. */
export const CohortFigures = Figures.extend({ period: z.string() });
export type CohortFigures = z.infer<typeof CohortFigures>;

/** What a journal shows of itself, of manuscripts submitted in so many months; a figure of fewer items is left out. */
export const publicMonths = 24;
export const leastBehindPublic = 10;

const asked = {
  /** A journal by its abbreviation or id; all that the caller edits without one. */
  journal: z.string().max(100).optional(),
  by: z.enum(cohorts).default('year'),
};

/** How a journal's manuscripts fare: one count for every screen. */
export const statistics = {
  figures: defineCall({
    method: 'GET',
    path: '/api/editorial/statistics',
    summary:
      'Submissions, decisions, times and reviewers’ answers of the caller’s journals, in all and by cohort, the newest first',
    access: 'user',
    query: z.object(asked),
    reply: z.object({ journals: z.array(z.string()), total: Figures, cohorts: z.array(CohortFigures) }),
  }),
  table: defineCall({
    method: 'GET',
    path: '/api/editorial/statistics.csv',
    summary: 'The same as CSV',
    access: 'user',
    query: z.object(asked),
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'text/csv',
  }),
  ofJournal: defineCall({
    method: 'GET',
    path: '/api/journal/:abbreviation/statistics',
    summary: 'What a journal chose to show of its acceptance rate and times; nothing of fewer than ten manuscripts',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ abbreviation: z.string().max(100) }),
    reply: z.object({
      /** Of the decided manuscripts, in percent. */
      acceptanceRate: z.object({ percent: z.int(), count: z.int() }).nullable(),
      toFirstDecision: MedianDays.nullable(),
      toPublication: MedianDays.nullable(),
    }),
  }),
} as const;
