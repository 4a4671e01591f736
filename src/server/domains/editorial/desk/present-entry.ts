import type { DeskEntry } from '../../../../contracts/editorial-values.ts';
import type { Party } from '../../../../contracts/constants.ts';
import { articleNumber } from '../../articles/index.ts';
import { articleStatuses, reportsNeededIn, type ReportsStanding } from '../manuscripts/manuscript-lifecycle.ts';
import type { ListedManuscript } from '../manuscripts/manuscript-list-store.ts';
import { dayOf } from '../days.ts';
import { taskOf } from './editors-actions.ts';

/** How the desk’s owner stands to a manuscript. */
interface OwnersStanding {
  /** Whose turns are theirs. */
  readonly turns: readonly Party[];
  readonly isExtensionWaiting: boolean;
}

/** A manuscript as it stands on the desk. */
export function presentEntry(
  { manuscript, journal }: ListedManuscript,
  round: ReportsStanding,
  standing: OwnersStanding,
  now: Date,
): DeskEntry {
  const reports = {
    in: round.reportsIn,
    expected: round.stillExpected,
    needed: reportsNeededIn(journal.reportsNeeded, round),
  };
  return {
    id: manuscript.id,
    articleNumber: articleNumber(manuscript.id),
    articleTitle: manuscript.title,
    journalAbbreviation: journal.abbreviation,
    articleStatus: articleStatuses[manuscript.state],
    round: manuscript.round,
    turn: manuscript.turn,
    dueAt: manuscript.dueAt?.toISOString() ?? null,
    isOverdue: manuscript.dueAt !== null && manuscript.dueAt < now,
    receivedOn: dayOf(manuscript.submittedAt),
    reports,
    task: taskOf(manuscript, reports, standing),
  };
}
