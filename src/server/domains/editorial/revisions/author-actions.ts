import { authorActions, type AuthorAction } from '../../../../contracts/revisions.ts';
import { leadsFrom } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { dayOf } from '../days.ts';

/** What decides, beside the state, what an author may do next. */
interface AuthorsStanding {
  readonly now: Date;
  readonly isExtensionWaiting: boolean;
  readonly isTraceFound: boolean;
  readonly mayMove: boolean;
  readonly mayChooseMode: boolean;
}

/** Whether a deadline stands: it is a day, and the author has all of it. */
export const isBeforeDeadline = ({ dueAt }: { readonly dueAt: Date | null }, now: Date): boolean =>
  dueAt === null || dayOf(now) <= dayOf(dueAt);

/** What the submitting author may do next with a manuscript. */
export function authorsActions(manuscript: FoundManuscript['manuscript'], standing: AuthorsStanding): AuthorAction[] {
  const { reviewModel, state } = manuscript;
  const mayEdit = leadsFrom('amend', manuscript) || leadsFrom('edit', manuscript);
  const mayRevise = leadsFrom('revise', manuscript);
  const isWaiting = state === 'submitted';
  const holds: Record<AuthorAction, boolean> = {
    edit: mayEdit && isWaiting,
    resubmit: mayEdit && !isWaiting,
    revise: mayRevise,
    'ask-extension': mayRevise && !standing.isExtensionWaiting && isBeforeDeadline(manuscript, standing.now),
    withdraw: leadsFrom('take-back', manuscript),
    move: standing.mayMove,
    'choose-mode': standing.mayChooseMode,
    'mean-it': standing.isTraceFound && mayEdit && reviewModel === 'double-anonymous',
  };
  return authorActions.filter((action) => holds[action]);
}
