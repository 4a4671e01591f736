import { authorActions, type AuthorAction } from '../../../../contracts/revisions.ts';
import { dayOf } from '../review-words.ts';
import type { Database } from '../../../db/database.ts';
import { leadsFrom } from '../manuscripts/manuscript-lifecycle.ts';
import { readRound } from '../manuscripts/round-store.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { listSubmittedAnswers } from './answers-store.ts';

/** Whether a revision has come and no one has been asked to read it. */
export async function isUnreadRevision(
  db: Database,
  { manuscript }: Pick<FoundManuscript, 'manuscript'>,
): Promise<boolean> {
  if (!leadsFrom('return-revision', manuscript)) return false;
  const { reportsIn, stillExpected } = await readRound(db, manuscript.id, manuscript.round);
  const answers = await listSubmittedAnswers(db, manuscript.id);
  return reportsIn + stillExpected === 0 && answers.at(-1)?.submittedWith === manuscript.version;
}

/** What decides, apart from the state, what an author may do next. */
interface AuthorsStatus {
  readonly now: Date;
  readonly isExtensionWaiting: boolean;
  readonly isTraceFound: boolean;
  readonly mayMove: boolean;
  readonly mayAppeal: boolean;
  readonly mayChooseMode: boolean;
}

/** Whether a deadline has not passed: it includes the whole day. */
export const isBeforeDeadline = ({ dueAt }: { readonly dueAt: Date | null }, now: Date): boolean =>
  dueAt === null || dayOf(now) <= dayOf(dueAt);

/** What the submitting author may do next with a manuscript. */
export function authorsActions(manuscript: FoundManuscript['manuscript'], current: AuthorsStatus): AuthorAction[] {
  const { reviewModel, state } = manuscript;
  const mayEdit = leadsFrom('amend', manuscript) || leadsFrom('edit', manuscript);
  const mayRevise = leadsFrom('revise', manuscript);
  const isWaiting = state === 'submitted';
  const holds: Record<AuthorAction, boolean> = {
    edit: mayEdit && isWaiting,
    resubmit: mayEdit && !isWaiting,
    revise: mayRevise,
    'ask-extension': mayRevise && !current.isExtensionWaiting && isBeforeDeadline(manuscript, current.now),
    withdraw: leadsFrom('take-back', manuscript),
    move: current.mayMove,
    'decline-move': current.mayMove,
    appeal: current.mayAppeal,
    'choose-mode': current.mayChooseMode,
    'mean-it': current.isTraceFound && mayEdit && reviewModel === 'double-anonymous',
  };
  return authorActions.filter((action) => holds[action]);
}
