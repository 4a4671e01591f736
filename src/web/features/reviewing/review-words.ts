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

/** Recommendations in the words of the guidelines, with when to choose each. */
export const recommendationWords: Record<Recommendation, { readonly name: string; readonly when: string }> = {
  acceptance: { name: 'Acceptance', when: 'The work can be published as it is, or nearly so.' },
  'minor-modifications': {
    name: 'Minor modifications',
    when: 'Clear and limited changes would make it publishable.',
  },
  unsuitable: {
    name: 'Unsuitable for this journal',
    when: 'The work may be sound, but belongs in another journal. Say which kind.',
  },
  rejection: { name: 'Rejection', when: 'The faults cannot be mended by revision.' },
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
