import type { DecisionKind, Recommendation, Scores } from '../../../../contracts/review-values.ts';
import type { DemoManuscript } from '../paper.ts';

/** Which of the demo's reviewers. */
export type DemoReviewer = 'reviewer@demo.example' | 'reviewer2@demo.example' | 'reviewer3@demo.example';

/** What somebody does in the review of a manuscript. */
export type Deed =
  | { deed: 'check'; note: string }
  | { deed: 'start-review' }
  | { deed: 'invite'; reviewer: DemoReviewer; message?: string }
  | { deed: 'accept'; reviewer: DemoReviewer }
  | { deed: 'decline'; reviewer: DemoReviewer; reason: string }
  | {
      deed: 'report';
      reviewer: DemoReviewer;
      scores: Scores;
      comments: string;
      remarks?: string;
      recommendation: Recommendation;
    }
  | { deed: 'decide'; kind: DecisionKind }
  | { deed: 'ratify' }
  | { deed: 'revise'; answers: readonly { reviewer: number; point: string; answer: string }[] };

/** A manuscript in peer review, with all that has happened to it, in order; days count back from the start of the demo. */
export interface DemoCourse {
  readonly manuscript: DemoManuscript;
  readonly submitted: number;
  readonly deeds: readonly (Deed & { daysAgo: number })[];
}

/** The scores of a report, in the order of its form. */
export const scores = (originality: number, soundness: number, clarity: number, significance: number): Scores => ({
  originality,
  soundness,
  clarity,
  significance,
});

/** The beginning that all courses share: the initial checks, and the first two invitations. */
export const toReview = (daysAgo: number, note: string, reviewers: readonly DemoReviewer[]): DemoCourse['deeds'] => [
  { daysAgo, deed: 'check', note },
  { daysAgo, deed: 'start-review' },
  ...reviewers.map((reviewer) => ({ daysAgo, deed: 'invite' as const, reviewer })),
];
