import type { DecisionKind } from '../../../../contracts/review-values.ts';

interface Drafted {
  readonly letter: string;
  /** The decision that the letter was drafted for, as far as it was. */
  readonly draftedFor: DecisionKind | null;
  readonly kind: DecisionKind | null;
}

/** The decision that a letter was drafted for, where it is not the one that it would go out with. */
export const otherDecision = ({ letter, draftedFor, kind }: Drafted): DecisionKind | null =>
  letter.trim() === '' || kind === null || draftedFor === kind ? null : draftedFor;
