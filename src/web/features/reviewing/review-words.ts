import type { InvitationState, Recommendation, ScoredQuality } from '../../../contracts/review-values.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/reviewing.ts';

/** What a score means, from 1 to 5. */
export const scoreWords: readonly PlainMessage[] = [
  t.scorePoor,
  t.scoreFair,
  t.scoreGood,
  t.scoreVeryGood,
  t.scoreExcellent,
];

/** The meaning of a score. */
export const scoreInWords = (score: number): string => scoreWords[score - 1]?.() ?? '';

/** The question behind each score. */
export const qualityQuestions: Record<ScoredQuality, PlainMessage> = {
  originality: t.originalityQuestion,
  soundness: t.soundnessQuestion,
  clarity: t.clarityQuestion,
  significance: t.significanceQuestion,
};

/** When to choose each recommendation. */
export const whenToRecommend: Record<Recommendation, PlainMessage> = {
  acceptance: t.whenAcceptance,
  'minor-modifications': t.whenMinorModifications,
  'major-revision': t.whenMajorRevision,
  unsuitable: t.whenUnsuitable,
  rejection: t.whenRejection,
};

/** The status of a review, for its reviewer. */
export const stateWords: Record<InvitationState, PlainMessage> = {
  invited: t.stateInvited,
  accepted: t.stateAccepted,
  reported: t.stateReported,
  declined: t.stateDeclined,
  lapsed: t.stateExpired,
  cancelled: t.stateCancelled,
  recused: t.stateWithdrawn,
};
