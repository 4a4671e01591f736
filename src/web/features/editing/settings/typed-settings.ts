import { z } from 'zod';
import { reviewModels } from '../../../../contracts/constants.ts';
import { typedDays } from '../typed-days.ts';

/** How a journal reviews, as somebody types it. */
export const TypedSettings = z.object({
  reviewModel: z.enum(reviewModels),
  reportsNeeded: typedDays(10, 2),
  invitationDays: typedDays(90),
  reviewDays: typedDays(180),
  revisionDays: typedDays(365),
  editorDays: typedDays(90),
});
