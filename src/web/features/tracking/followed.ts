import { isRevision, type AnonymousReport } from '../../../contracts/review-values.ts';
import { revisions, type FollowedManuscript } from '../../../contracts/revisions.ts';
import { manuscriptReads } from '../manuscripts/manuscript-reads.ts';

/** The reads to refresh after an author has acted on a manuscript. */
export const followedReads = [revisions.follow, ...manuscriptReads] as const;

export interface AuthorDialogProps {
  readonly manuscript: FollowedManuscript;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The journal that the last decision suggests in place of this one. */
export const suggestionOf = ({ decisions }: Pick<FollowedManuscript, 'decisions'>) =>
  decisions.at(-1)?.suggestedJournal ?? null;

/** The id of a report on its author's page. */
export const reportAnchor = ({ id }: Pick<AnonymousReport, 'id'>): string => `report-${id}`;

/** The id of the revision on a manuscript's page. */
export const revisionAnchor = 'revision';

/** The reports that a revision answers: those of the decision that asked for it. */
export const reportsToAnswer = ({ decisions }: Pick<FollowedManuscript, 'decisions'>): readonly AnonymousReport[] =>
  decisions.findLast(({ kind }) => isRevision(kind))?.reports ?? [];
