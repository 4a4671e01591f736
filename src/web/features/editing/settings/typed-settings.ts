import { z } from 'zod';
import { reviewModels } from '../../../../contracts/constants.ts';
import { mostDays, reportsNeededLimits } from '../../../../contracts/review-limits.ts';
import { typedDays } from '../typed-days.ts';

/** How a journal reviews, as somebody types it. */
export const TypedSettings = z.object({
  reviewModel: z.enum(reviewModels),
  reportsNeeded: typedDays(reportsNeededLimits.most, reportsNeededLimits.least),
  invitationDays: typedDays(mostDays.invitationDays),
  reviewDays: typedDays(mostDays.reviewDays),
  revisionDays: typedDays(mostDays.revisionDays),
  editorDays: typedDays(mostDays.editorDays),
});
