import type { ReviewModel } from '../../../../contracts/constants.ts';
import type { Context } from '../../../context.ts';
import { leadsFrom, type LifeStatus } from './manuscript-lifecycle.ts';
import { listLastSent } from './round-store.ts';

/** The last decision that went out about a manuscript, and how the journal that it suggests reviews. */
export interface LastSent {
  readonly suggestionEndedAt: Date | null;
  readonly journalId: string;
  readonly suggestedModel: ReviewModel | null;
}

interface Status extends LifeStatus {
  readonly journalId: string;
}

/** Whether a manuscript can move to the journal that the last decision about it suggests, while that one reviews by peers. */
export function mayMove(manuscript: Status, last: LastSent | undefined): boolean {
  if (last?.journalId !== manuscript.journalId || last.suggestionEndedAt !== null) return false;
  return leadsFrom('move', manuscript) && last.suggestedModel === 'double-anonymous';
}

/** Which of these manuscripts the actor can move as their author; the decisions are read at once for all. */
export async function readMovable(
  { actor, db }: Context,
  rows: readonly (Status & { readonly id: string; readonly submittingUserId: string })[],
): Promise<ReadonlySet<string>> {
  const own = rows.filter((row) => actor.kind === 'user' && actor.userId === row.submittingUserId);
  const open = own.filter((row) => leadsFrom('move', row));
  const last = await listLastSent(
    db,
    open.map(({ id }) => id),
  );
  return new Set(open.filter((row) => mayMove(row, last.get(row.id))).map(({ id }) => id));
}
