import type { ReplyOf } from '../../../contracts/call.ts';
import type { journals } from '../../../contracts/journals.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findJournal, type JournalRow } from './journal-store.ts';
import { handlingFeeOf } from './present-journal.ts';
import { currentIssue, nextIssue, type VolumeAndIssue } from './volume-and-issue.ts';

/** Where a manuscript that is submitted now is planned: special ones in the current issue, regular ones in the next (decision 18). */
export const plannedIssue = (
  journal: Pick<JournalRow, 'startYear' | 'startMonth'>,
  isSpecial: boolean,
  now: Date,
): VolumeAndIssue => (isSpecial ? currentIssue(journal, now) : nextIssue(journal, now));

/** The volume and issue that a manuscript of a journal would be planned for now, how the journal reviews, and its fee. */
export async function readPlannedIssue(
  ctx: Context,
  journalId: string,
  isSpecial: boolean,
): Promise<ReplyOf<typeof journals.planned>> {
  const journal = await findJournal(ctx.db, journalId);
  if (!journal) throw notFound('This journal');
  const { volume, issue } = plannedIssue(journal, isSpecial, ctx.now());
  return {
    articleVolume: String(volume),
    articleIssue: String(issue),
    reviewModel: journal.reviewModel,
    handlingFee: handlingFeeOf(journal),
  };
}
