import { reviewModels } from './constants.ts';
import { mostDays, reportsNeededLimits } from './review-limits.ts';
import { Id } from './values.ts';
import { z } from './zod-for-pages.ts';

/** How a journal reviews. */
export const ReviewSettings = z.object({
  journalId: Id,
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  reviewModel: z.enum(reviewModels),
  reportsNeeded: z.int().min(reportsNeededLimits.least).max(reportsNeededLimits.most),
  invitationDays: z.int().min(1).max(mostDays.invitationDays),
  reviewDays: z.int().min(1).max(mostDays.reviewDays),
  revisionDays: z.int().min(1).max(mostDays.revisionDays),
  editorDays: z.int().min(1).max(mostDays.editorDays),
  /** The editor to whom new manuscripts are assigned; null leaves them unassigned. */
  newManuscriptsTo: Id.nullable(),
  /** Whether the journal's page shows its acceptance rate and times. */
  showsStatistics: z.boolean(),
  /** Whether reviews of accepted articles are published where their writers agree. */
  publishesReviews: z.boolean(),
  /** Whether accepted manuscripts are edited, proofed and typeset before publication. */
  hasProduction: z.boolean(),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;
