import type { Party } from '../../../contracts/constants.ts';
import type { ManuscriptState } from '../../db/schema/index.ts';
import type { JournalRow } from '../journals/index.ts';

const dayMs = 86_400_000;

type UsualTimes = Pick<JournalRow, 'editorDays' | 'revisionDays' | 'reviewDays'>;

interface Standing {
  readonly state: ManuscriptState;
  readonly turn: Party | null;
}

/** The journal's usual time for a step, in days; null where there is nothing to wait for. */
export function usualDaysOf({ state, turn }: Standing, journal: UsualTimes): number | null {
  if (turn === null || state === 'rejected') return null;
  if (turn === 'author') return journal.revisionDays;
  return turn === 'reviewers' ? journal.reviewDays : journal.editorDays;
}

/** By when the party whose turn it is is asked to act: reviewers by the last day that one of them was given. */
export function dueDateOf(
  standing: Standing,
  journal: UsualTimes,
  { expectedBy }: { readonly expectedBy: Date | null },
  now: Date,
): Date | null {
  if (standing.turn === 'reviewers' && expectedBy) return expectedBy;
  const days = usualDaysOf(standing, journal);
  return days === null ? null : new Date(now.getTime() + days * dayMs);
}
