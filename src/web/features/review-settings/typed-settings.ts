import { z } from 'zod';
import { reviewModels } from '../../../contracts/constants.ts';
import { mostDays, reportsNeededLimits } from '../../../contracts/review-limits.ts';
import { typedDays } from '../../ui/forms/typed-numbers.ts';

/** Who decides about manuscripts, as a choice. */
export const reviewModelChoices = [
  { value: 'double-anonymous', label: 'Double-anonymous peer review' },
  { value: 'verification', label: 'Verification: an administrator alone decides' },
];

/** The numbers of peer review, with what they count. */
export const reviewNumbers = [
  { name: 'reportsNeeded', label: 'Reports needed', description: 'Before a first decision, from 2 to 10.' },
  { name: 'invitationDays', label: 'Days for an invitation', description: 'To answer it.' },
  { name: 'reviewDays', label: 'Days for a review', description: 'From the day it was accepted.' },
  { name: 'revisionDays', label: 'Days for a revision', description: 'From the day of the decision.' },
  { name: 'editorDays', label: 'Days for an editor’s step', description: 'Checks, invitations and decisions.' },
] as const;

/** How a journal reviews, as somebody types it. */
export const TypedSettings = z.object({
  reviewModel: z.enum(reviewModels),
  reportsNeeded: typedDays(reportsNeededLimits.most, reportsNeededLimits.least),
  invitationDays: typedDays(mostDays.invitationDays),
  reviewDays: typedDays(mostDays.reviewDays),
  revisionDays: typedDays(mostDays.revisionDays),
  editorDays: typedDays(mostDays.editorDays),
});
