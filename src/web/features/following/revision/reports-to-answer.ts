import { isRevision, type AnonymousReport } from '../../../../contracts/review-values.ts';
import type { FollowedManuscript } from '../../../../contracts/revisions.ts';

/** The reports that a revision answers: those of the decision that asked for it. */
export const reportsToAnswer = ({ decisions }: Pick<FollowedManuscript, 'decisions'>): readonly AnonymousReport[] =>
  decisions.findLast(({ kind }) => isRevision(kind))?.reports ?? [];
