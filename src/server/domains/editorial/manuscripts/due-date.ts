import type { Party } from '../../../../contracts/constants.ts';
import { daysAfter } from '../../../../contracts/days.ts';
import type { ManuscriptState } from '../../../db/schema/index.ts';
import type { JournalRow } from '../../journals/index.ts';

type UsualTimes = Pick<JournalRow, 'editorDays' | 'revisionDays' | 'reviewDays'>;

interface Status {
  readonly state: ManuscriptState;
  readonly turn: Party | null;
}

/** The journal's usual time for a step, in days; null if nothing is awaited. */
export function usualDaysOf({ state, turn }: Status, journal: UsualTimes): number | null {
  if (turn === null || state === 'rejected') return null;
  if (turn === 'author') return state === 'move-offered' ? journal.editorDays : journal.revisionDays;
  return turn === 'reviewers' ? journal.reviewDays : journal.editorDays;
}

interface Expected {
  readonly expectedBy: Date | null;
  readonly answersBy: Date | null;
}

/** By when the reports are there: on the last day that one was given; who has still to answer has the usual time after that. */
function reportsBy({ expectedBy, answersBy }: Expected, { reviewDays }: UsualTimes): Date | null {
  const later = answersBy === null ? 0 : daysAfter(answersBy, reviewDays).getTime();
  const last = Math.max(expectedBy?.getTime() ?? 0, later);
  return last === 0 ? null : new Date(last);
}

/** The date by which the party with the turn should act. */
export function dueDateOf(current: Status, journal: UsualTimes, expected: Expected, now: Date): Date | null {
  const reports = current.turn === 'reviewers' ? reportsBy(expected, journal) : null;
  if (reports) return reports;
  const days = usualDaysOf(current, journal);
  return days === null ? null : daysAfter(now, days);
}
