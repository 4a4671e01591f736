import type { InvitationState, Recommendation, ScoredQuality } from '../../../contracts/review-values.ts';

/** What a score means, from 1 to 5. */
export const scoreWords = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

/** A score as one says it. */
export const scoreInWords = (score: number): string => scoreWords[score - 1] ?? '';

/** What each quality asks, beside its name. */
export const qualityQuestions: Record<ScoredQuality, string> = {
  originality: 'Does it add something that was not known?',
  soundness: 'Do the methods and the evidence carry the conclusions?',
  clarity: 'Can readers of the field follow it?',
  significance: 'Does it matter to the field?',
};

/** When to choose each recommendation. */
export const whenToRecommend: Record<Recommendation, string> = {
  acceptance: 'The work can be published as it is, or nearly so.',
  'minor-modifications': 'Clear and limited changes would make it publishable.',
  unsuitable: 'The work may be sound, but belongs in another journal. Say which kind.',
  rejection: 'The faults cannot be mended by revision.',
};

/** How an invitation stands, as its reviewer says it. */
export const stateWords: Record<InvitationState, string> = {
  invited: 'Waits for your answer',
  accepted: 'Report to write',
  reported: 'Report submitted',
  declined: 'Declined',
  lapsed: 'Lapsed without an answer',
  cancelled: 'Not needed any more',
  recused: 'You stepped back',
};
