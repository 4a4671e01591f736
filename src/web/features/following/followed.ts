import { isRevision, type AnonymousReport } from '../../../contracts/review-values.ts';
import { revisions, type FollowedManuscript } from '../../../contracts/revisions.ts';
import { manuscriptReads } from '../manuscripts/manuscript-reads.ts';

/** Every read that an act of a manuscript's author makes old. */
export const followedReads = [revisions.follow, ...manuscriptReads] as const;

/** What the dialogs of a manuscript's author get. */
export interface AuthorDialogProps {
  readonly manuscript: FollowedManuscript;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The journal that the last decision suggests in place of this one. */
export const suggestionOf = ({ decisions }: Pick<FollowedManuscript, 'decisions'>) =>
  decisions.at(-1)?.suggestedJournal ?? null;

/** Where a report stands on its author's page. */
export const reportAnchor = ({ id }: Pick<AnonymousReport, 'id'>): string => `report-${id}`;

/** Where on the page of a manuscript its revision stands. */
export const revisionAnchor = 'revision';

/** The reports that a revision answers: those of the decision that asked for it. */
export const reportsToAnswer = ({ decisions }: Pick<FollowedManuscript, 'decisions'>): readonly AnonymousReport[] =>
  decisions.findLast(({ kind }) => isRevision(kind))?.reports ?? [];
