import type { AnonymousReport } from '../../../../contracts/review-values.ts';
import type { FollowedManuscript } from '../../../../contracts/revisions.ts';

/** The reports that a revision answers: those of the round that was decided about. */
export const reportsToAnswer = ({
  decisions,
  round,
}: Pick<FollowedManuscript, 'decisions' | 'round'>): readonly AnonymousReport[] =>
  decisions.findLast((decision) => decision.round === round && decision.reports.length > 0)?.reports ?? [];
