import { z } from 'zod';
import { reviewModels, type ReviewModel } from '../../../contracts/constants.ts';
import { mostDays, reportsNeededLimits } from '../../../contracts/review-limits.ts';
import * as t from '../../../messages/review-settings.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { typedDays } from '../../ui/forms/typed-numbers.ts';

type ReviewNumber = 'reportsNeeded' | 'invitationDays' | 'reviewDays' | 'revisionDays' | 'editorDays';

// The texts are read when they are shown, so these are getters.
const choice = (value: ReviewModel, name: PlainMessage) => ({
  value,
  get label() {
    return name();
  },
});

const number = <N extends ReviewNumber>(name: N, title: PlainMessage, help: PlainMessage) => ({
  name,
  get label() {
    return title();
  },
  get description() {
    return help();
  },
});

/** Who decides about manuscripts, as a choice. */
export const reviewModelChoices = [
  choice('double-anonymous', t.byPeerReview),
  choice('verification', t.chooseVerification),
];

/** The numbers of peer review. */
export const reviewNumbers = [
  number('reportsNeeded', t.reportsField, () => t.reportsHelp(reportsNeededLimits)),
  number('invitationDays', t.invitationDays, t.invitationDaysHelp),
  number('reviewDays', t.reviewDays, t.reviewDaysHelp),
  number('revisionDays', t.revisionDays, t.revisionDaysHelp),
  number('editorDays', t.editorDays, t.editorDaysHelp),
];

/** A journal's review settings as they are typed. */
export const TypedSettings = z.object({
  reviewModel: z.enum(reviewModels),
  reportsNeeded: typedDays(reportsNeededLimits.most, reportsNeededLimits.least),
  invitationDays: typedDays(mostDays.invitationDays),
  reviewDays: typedDays(mostDays.reviewDays),
  revisionDays: typedDays(mostDays.revisionDays),
  editorDays: typedDays(mostDays.editorDays),
  newManuscriptsTo: z.string().transform((chosen) => (chosen === '' ? null : chosen)),
  showsStatistics: z.boolean(),
  publishesReviews: z.boolean(),
  hasProduction: z.boolean(),
});
